import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { ClientPage } from '../../layout/ClientPage.tsx'
import { ProjectHeader } from '../ProjectHeader.tsx'
import { ProjectLoader } from '../ProjectLoader.tsx'
import { ProjectTabs } from '../ProjectTabs.tsx'
import { TabTitle } from '../TabTitle.tsx'
import { HandoverColumns, HandoverSections } from './handoverStyles.ts'
import { MoneyBack } from './MoneyBack.tsx'
import { MustList } from './MustList.tsx'
import { ProjectChecklist } from './ProjectChecklist.tsx'
import { ProjectSignOff } from './ProjectSignOff.tsx'
import { ProjectSupport } from './ProjectSupport.tsx'
import { SignOffStatus } from './SignOffStatus.tsx'

/**
 * The page at /project/:id/handover: where the sign-off stands, beside it the support and the money-back guarantee, and below
 * the checklist and what is to be accepted. What was accepted is part of the certificate, above the checklist.
 * [FORT-152, FORT-160, FORT-167, FORT-171]
 */
export default function HandoverPage() {
  return (
    <ClientPage>
      {(client) => (
        <ProjectLoader client={client} mode="handover">
          {(project) => (
            <>
              <ProjectHeader title={project.name} status={project.status} />
              <ProjectTabs project={project} />
              <TabTitle id="handover" title="Handover" />
              <HandoverColumns>
                <SignOffStatus project={project.id} />
                <HandoverSections data-part="aside">
                  <ProjectSupport project={project.id} />
                  <PageBoundary
                    fallback={<Skeleton lines={3} label="Loading the guarantee…" />}
                    errorTitle="The guarantee could not be loaded"
                  >
                    <MoneyBack project={project.id} />
                  </PageBoundary>
                </HandoverSections>
                <HandoverSections data-part="main">
                  <MustList project={project.id} />
                  <PageBoundary
                    fallback={<Skeleton lines={4} label="Loading the checklist…" />}
                    errorTitle="The checklist could not be loaded"
                  >
                    <ProjectChecklist project={project.id} />
                  </PageBoundary>
                  <PageBoundary
                    fallback={<Skeleton lines={8} label="Loading the sign-off…" />}
                    errorTitle="The sign-off could not be loaded"
                  >
                    <ProjectSignOff project={project.id} />
                  </PageBoundary>
                </HandoverSections>
              </HandoverColumns>
            </>
          )}
        </ProjectLoader>
      )}
    </ClientPage>
  )
}

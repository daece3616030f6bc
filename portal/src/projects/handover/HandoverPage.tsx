import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { ClientPage } from '../../layout/ClientPage.tsx'
import { ProjectHeader } from '../ProjectHeader.tsx'
import { ProjectLoader } from '../ProjectLoader.tsx'
import { ProjectTabs } from '../ProjectTabs.tsx'
import { ProjectSignOff } from './ProjectSignOff.tsx'

/** The page at /project/:id/handover: what is missing for the sign-off, the sign-off, and its certificate. [FORT-152] */
export default function HandoverPage() {
  return (
    <ClientPage>
      {(client) => (
        <ProjectLoader client={client} mode="handover">
          {(project) => (
            <>
              <ProjectHeader title={project.name} status={project.status} />
              <ProjectTabs projectId={project.id} />
              <PageBoundary
                fallback={<Skeleton lines={8} label="Loading the sign-off…" />}
                errorTitle="The sign-off could not be loaded"
              >
                <ProjectSignOff project={project.id} />
              </PageBoundary>
            </>
          )}
        </ProjectLoader>
      )}
    </ClientPage>
  )
}

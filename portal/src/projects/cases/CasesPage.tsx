import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { ClientPage } from '../../layout/ClientPage.tsx'
import { ProjectHeader } from '../ProjectHeader.tsx'
import { ProjectLoader } from '../ProjectLoader.tsx'
import { ProjectTabs } from '../ProjectTabs.tsx'
import { ProjectCases } from './ProjectCases.tsx'

/** The page at /project/:id/cases: what the agent must be able to do, and what its versions have shown. [FORT-75] */
export default function CasesPage() {
  return (
    <ClientPage>
      {(client) => (
        <ProjectLoader client={client} mode="cases">
          {(project) => (
            <>
              <ProjectHeader title={project.name} status={project.status} />
              <ProjectTabs project={project} />
              <PageBoundary
                fallback={<Skeleton lines={8} label="Loading the cases…" />}
                errorTitle="The cases could not be loaded"
              >
                <ProjectCases project={project.id} userId={client.id} />
              </PageBoundary>
            </>
          )}
        </ProjectLoader>
      )}
    </ClientPage>
  )
}

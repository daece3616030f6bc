import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { ClientPage } from '../../layout/ClientPage.tsx'
import { ProjectHeader } from '../ProjectHeader.tsx'
import { ProjectLoader } from '../ProjectLoader.tsx'
import { ProjectTabs } from '../ProjectTabs.tsx'
import { ProjectBrief } from './ProjectBrief.tsx'

/** The page at /project/:id/brief: what we have to know before the delivery starts. */
export default function BriefPage() {
  return (
    <ClientPage>
      {(client) => (
        <ProjectLoader client={client} mode="brief">
          {(project) => (
            <>
              <ProjectHeader title={project.name} status={project.status} />
              <ProjectTabs project={project} />
              <PageBoundary
                fallback={<Skeleton lines={8} label="Loading the brief…" />}
                errorTitle="The brief could not be loaded"
              >
                <ProjectBrief client={client.id} project={project.id} />
              </PageBoundary>
            </>
          )}
        </ProjectLoader>
      )}
    </ClientPage>
  )
}

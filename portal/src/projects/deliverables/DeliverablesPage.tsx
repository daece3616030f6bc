import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { ClientPage } from '../../layout/ClientPage.tsx'
import { ProjectHeader } from '../ProjectHeader.tsx'
import { ProjectLoader } from '../ProjectLoader.tsx'
import { ProjectTabs } from '../ProjectTabs.tsx'
import { ProjectDeliverables } from './ProjectDeliverables.tsx'

/** The page at /project/:id/deliverables: what the team has put up for approval, and what has been decided. */
export default function DeliverablesPage() {
  return (
    <ClientPage>
      {(client) => (
        <ProjectLoader client={client} mode="deliverables">
          {(project) => (
            <>
              <ProjectHeader title={project.name} status={project.status} />
              <ProjectTabs project={project} />
              <PageBoundary
                fallback={<Skeleton lines={6} label="Loading the deliverables…" />}
                errorTitle="The deliverables could not be loaded"
              >
                <ProjectDeliverables project={project.id} userId={client.id} />
              </PageBoundary>
            </>
          )}
        </ProjectLoader>
      )}
    </ClientPage>
  )
}

import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { ClientPage } from '../../layout/ClientPage.tsx'
import { ProjectHeader } from '../ProjectHeader.tsx'
import { ProjectLoader } from '../ProjectLoader.tsx'
import { ProjectTabs } from '../ProjectTabs.tsx'
import { ProjectFiles } from './ProjectFiles.tsx'

/** The page at /project/:id/files: the files of a project. `?file=` leads to one of them. */
export default function FilesPage() {
  return (
    <ClientPage>
      {(client) => (
        <ProjectLoader client={client} mode="files">
          {(project) => (
            <>
              <ProjectHeader title={project.name} status={project.status} />
              <ProjectTabs project={project} />
              <PageBoundary
                fallback={<Skeleton lines={6} label="Loading the files…" />}
                errorTitle="The files could not be loaded"
              >
                <ProjectFiles project={project.id} />
              </PageBoundary>
            </>
          )}
        </ProjectLoader>
      )}
    </ClientPage>
  )
}

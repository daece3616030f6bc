import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { ClientPage } from '../../layout/ClientPage.tsx'
import { ProjectLoader } from '../ProjectLoader.tsx'
import { Statement } from './Statement.tsx'

/** The page at /project/:id/statement: what is paid and what is open, made for printing. [FORT-137] */
export default function StatementPage() {
  return (
    <ClientPage>
      {(client) => (
        <ProjectLoader client={client} mode="statement">
          {(project) => (
            <PageBoundary
              fallback={<Skeleton lines={8} label="Loading the statement…" />}
              errorTitle="The statement could not be loaded"
            >
              <Statement client={client} project={project} />
            </PageBoundary>
          )}
        </ProjectLoader>
      )}
    </ClientPage>
  )
}

import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useSearchParams } from '@fortnight/shared-ui/router'
import { ClientPage } from '../../layout/ClientPage.tsx'
import { ProjectHeader } from '../ProjectHeader.tsx'
import { ProjectLoader } from '../ProjectLoader.tsx'
import { ProjectTabs } from '../ProjectTabs.tsx'
import { Conversation } from './Conversation.tsx'

/** The page at /project/:id/messages: the conversation about a project. `?at=` leads to one message. */
export default function MessagesPage() {
  const [search] = useSearchParams()
  const at = Number(search.get('at')) || undefined
  return (
    <ClientPage>
      {(client) => (
        <ProjectLoader client={client} mode="messages">
          {(project) => (
            <>
              <ProjectHeader title={project.name} status={project.status} />
              <ProjectTabs project={project} />
              <PageBoundary
                fallback={<Skeleton lines={8} label="Loading the messages…" />}
                errorTitle="The messages could not be loaded"
              >
                <Conversation key={at ?? 'latest'} client={client} project={project} at={at} />
              </PageBoundary>
            </>
          )}
        </ProjectLoader>
      )}
    </ClientPage>
  )
}

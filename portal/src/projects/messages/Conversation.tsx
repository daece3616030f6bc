import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { useQuery, useSuspenseQuery } from '@fortnight/shared-ui/query'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import type { SessionUser } from '@fortnight/supabase/session'
import { projectFiles } from '@fortnight/supabase/files/queries'
import { projectRoom, projectThread } from '@fortnight/supabase/messages/queries'
import { ProjectNotFound } from '../ProjectNotFound.tsx'
import { OpenRoom } from './OpenRoom.tsx'

type Props = { client: SessionUser; project: OwnProject; at: number | undefined }

/** The conversation about a project. One that was deleted meanwhile is not found, like any other. [ROOM-90] */
export function Conversation(props: Props) {
  const { id } = props.project
  const { data: room } = useSuspenseQuery(projectRoom(id))
  // Without it, the conversation lacks the lines of files, and nothing else.
  const { data: listed, isPending, failureCount } = useQuery(projectFiles(id))
  // Loads at the same time.
  useQuery(projectThread(id, props.at))
  if (!room) return <ProjectNotFound mode="view" />
  // Lines that come later would move what is new out of view.
  if (isPending && failureCount === 0) return <Skeleton lines={8} label="Loading the messages…" />
  return <OpenRoom room={room} files={listed?.files.map(({ current }) => current) ?? noFiles} {...props} />
}

const noFiles: never[] = []

import { useQuery, useSuspenseQuery } from '@fortnight/shared-ui/query'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import type { SessionUser } from '@fortnight/supabase/session'
import { projectFiles } from '@fortnight/supabase/files/queries'
import { projectRoom } from '@fortnight/supabase/messages/queries'
import { ProjectNotFound } from '../ProjectNotFound.tsx'
import { OpenRoom } from './OpenRoom.tsx'

type Props = { client: SessionUser; project: OwnProject; at: number | undefined }

/** The conversation about a project. One that was deleted meanwhile is not found, like any other. [ROOM-90] */
export function Conversation(props: Props) {
  const { data: room } = useSuspenseQuery(projectRoom(props.project.id))
  // Without it, the conversation lacks the lines of files, and nothing else.
  const { data: listed } = useQuery(projectFiles(props.project.id))
  if (!room) return <ProjectNotFound mode="view" />
  return <OpenRoom room={room} files={listed?.files.map(({ current }) => current) ?? noFiles} {...props} />
}

const noFiles: never[] = []

import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@fortnight/shared-ui/query'
import type { RoomMessage } from '@fortnight/shared-ui/room/roomRecords'
import { ConversationCard } from '@fortnight/shared-ui/room/thread/conversationCard'
import { MessageThread } from '@fortnight/shared-ui/room/thread/MessageThread'
import { useReadMarks } from '@fortnight/shared-ui/room/thread/useReadMarks'
import { useSearchParams } from '@fortnight/shared-ui/router'
import { projectFiles } from '@fortnight/supabase/files/queries'
import { loadNewerMessages, loadOlderMessages } from '@fortnight/supabase/messages/loadMessages'
import { editMessage, sendMessage, setReadMark } from '@fortnight/supabase/messages/mutations'
import { outgoingMessages, removeOutgoing } from '@fortnight/supabase/messages/outgoing'
import { projectRoom, projectThread, type Room } from '@fortnight/supabase/messages/queries'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { saveFailedMessage } from '../../list/deleteWithUndo.ts'
import { AnswerForm, type AnswerFormHandle } from './AnswerForm.tsx'
import { MessageDeletion } from './MessageDeletion.tsx'
import { type FileDialog, FileDialogs } from './FileDialogs.tsx'
import { MessagesWithNotes } from './MessagesWithNotes.tsx'
import { fileOpener } from './fileOpener.ts'

const Room = styled(ConversationCard)`
  max-width: none;
`
/* Below the title and the tabs, so that the form is in the first screen, too. */
const Thread = styled(MessageThread)`
  > [role='region'] {
    max-height: max(24rem, calc(100dvh - var(--header) - 28.5rem));
  }
`

/** The conversation of a project with its client. [ROOM-61] */
export function ProjectMessages({ project }: { project: AdminProject }) {
  const [search] = useSearchParams()
  const around = Number(search.get('at')) || undefined
  const { data: room } = useSuspenseQuery(projectRoom(project.id))
  const { isPending, failureCount } = useQuery(projectFiles(project.id))
  // Loads at the same time.
  useQuery(projectThread(project.id, around))
  if (!room) return <EmptyState title="Project not found" hint="It may have been deleted in the meantime." />
  // Lines of files that come later would move what is new out of view.
  if (isPending && failureCount === 0) return <Skeleton lines={6} label="Loading the messages…" />
  return (
    <MessagesWithNotes project={project.id}>
      <Conversation project={project} room={room} around={around} />
    </MessagesWithNotes>
  )
}

type ConversationProps = { project: AdminProject; room: Room; around: number | undefined }

function Conversation({ project, room, around }: ConversationProps) {
  const { id } = project
  // As soon as the project is restored, its room is open again.
  const isClosed = project.deleted_at !== null
  const [, setSearch] = useSearchParams()
  const queryClient = useQueryClient()
  const { data: thread } = useSuspenseQuery(projectThread(id, around))
  const { data: outgoing } = useQuery(outgoingMessages(id))
  const { data: projectFileList } = useQuery(projectFiles(id))
  const { mutateAsync: edit } = useMutation(editMessage())
  const { mutateAsync: saveMark } = useMutation(setReadMark())
  const { mutate: send } = useMutation(sendMessage())
  const [deleted, setDeleted] = useState<RoomMessage>()
  const [dialog, setDialog] = useState<FileDialog>()
  const form = useRef<AnswerFormHandle>(null)
  const files = projectFileList?.files.map(({ current }) => current) ?? []
  const openFile = fileOpener(files, setDialog)
  const { lineSequence, handleSeeEnd, markUnread } = useReadMarks({
    project: id,
    readSequence: room.read_sequence,
    items: [...thread.messages, ...files],
    saveMark,
  })

  return (
    <Room>
      {thread.messages.length === 0 && files.length === 0 && outgoing.length === 0 ? (
        <EmptyState
          title="No messages yet"
          hint={`${project.client_name} gets an email when you write, unless they’ve turned that off.`}
        />
      ) : (
        <Thread
          key={around ?? 'latest'}
          messages={thread.messages}
          files={files.filter(({ message_id }) => message_id === null)}
          outgoing={outgoing}
          readSequence={lineSequence}
          hasOlder={thread.hasOlder}
          hasNewer={thread.hasNewer}
          onLoadOlder={() => loadOlderMessages(queryClient, id, around)}
          onLoadNewer={() => loadNewerMessages(queryClient, id, around)}
          onShowLatest={() => setSearch({ tab: 'messages' })}
          onSeeEnd={handleSeeEnd}
          highlighted={around}
          isReadOnly={isClosed}
          actions={{
            onEdit: async (message, body) => {
              await edit({ id: message.id, project: id, body })
            },
            onDelete: setDeleted,
            onMarkUnread: ({ sequence }) => {
              markUnread(sequence).catch(() => void toast.error(saveFailedMessage))
            },
            onOpenFile: openFile.open,
          }}
          onRetry={(message) => send({ ...message, project: id })}
          onTakeBack={(message) => {
            removeOutgoing(queryClient, { project: id, id: message.id })
            form.current?.takeBack(message)
          }}
          onOpenMention={openFile.openById}
        />
      )}
      {!isClosed && <AnswerForm ref={form} project={project} files={files} />}
      {deleted && <MessageDeletion project={id} message={deleted} onClose={() => setDeleted(undefined)} />}
      {dialog && (
        <FileDialogs project={id} isReadOnly={isClosed} dialog={dialog} onClose={() => setDialog(undefined)} />
      )}
    </Room>
  )
}

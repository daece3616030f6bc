import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { MessageComposer } from '@fortnight/shared-ui/room/composer/MessageComposer'
import { useComposer } from '@fortnight/shared-ui/room/composer/useComposer'
import { MessageThread } from '@fortnight/shared-ui/room/thread/MessageThread'
import { ConversationCard } from '@fortnight/shared-ui/room/thread/conversationCard'
import { useReadMarks } from '@fortnight/shared-ui/room/thread/useReadMarks'
import { useNavigate } from '@fortnight/shared-ui/router'
import { createUuid } from '@fortnight/supabase/core/createUuid'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { loadNewerMessages, loadOlderMessages } from '@fortnight/supabase/messages/loadMessages'
import { editMessage, sendMessage, setReadMark } from '@fortnight/supabase/messages/mutations'
import { type OutgoingMessage, outgoingMessages, removeOutgoing } from '@fortnight/supabase/messages/outgoing'
import { projectThread, type Room } from '@fortnight/supabase/messages/queries'
import type { FileVersion, ThreadMessage } from '@fortnight/supabase/messages/threadMessage'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import type { SessionUser } from '@fortnight/supabase/session'
import { FileDialogs } from '../files/FileDialogs.tsx'
import { useFileDialogs } from '../files/useFileDialogs.ts'
import { useFileLimits } from '../files/useFileLimits.ts'
import { useProjectUpload } from '../files/useProjectUpload.ts'
import { DeleteMessageDialog } from './DeleteMessageDialog.tsx'
import { NextStepsAside } from './NextStepsAside.tsx'

/*
 * On wide screens, what comes next stands beside the conversation, also while that is longer than the window, and else what
 * the client has to do above it. The form is, or on phones begins, on the first screen.
 */
const Root = styled.section`
  --around: 27rem;

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--space-5);
  align-items: start;

  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }

  @media not all and (min-width: 60rem) {
    --around: 29.5rem;
  }

  @media not all and (min-width: 40rem) {
    --around: 22rem;

    &:has([data-request]) {
      --around: 27.5rem;
    }
  }
`

type Props = {
  client: SessionUser
  project: OwnProject
  room: Room
  files: FileVersion[]
  /** The sequence number of a message to begin at. */
  at: number | undefined
}

/** The conversation with the form below it. [ROOM-9 to ROOM-14] */
export function OpenRoom({ client, project: shown, room, files, at }: Props) {
  const { id: project, status } = shown
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { data: thread } = useSuspenseQuery(projectThread(project, at))
  const { data: outgoing } = useQuery(outgoingMessages(project))
  const send = useMutation(sendMessage())
  const { mutateAsync: edit } = useMutation(editMessage())
  const { mutateAsync: saveMark } = useMutation(setReadMark())
  const [deleting, setDeleting] = useState<ThreadMessage>()
  const limits = useFileLimits()
  const upload = useProjectUpload(project)
  const draftKey = `message:${client.id}:${project}`
  const composer = useComposer({ draftKey, upload, createId: createUuid, maxFileBytes: limits.maxFileBytes })
  const dialogs = useFileDialogs()
  const { openFile } = dialogs
  const { lineSequence, markUnread, handleSeeEnd } = useReadMarks({
    project,
    readSequence: room.read_sequence,
    items: [...thread.messages, ...files],
    saveMark,
  })
  const path = `/project/${project}/messages`

  const actions = useMemo(
    () => ({
      onEdit: (message: { id: string }, body: string) =>
        edit({ id: message.id, project, body }).catch((error: unknown) => {
          throw new Error(errorMessageFor(error, 'The message was not changed.'), { cause: error })
        }),
      onDelete: (message: object) => setDeleting(message as ThreadMessage),
      onMarkUnread: (message: { sequence: number }) =>
        void markUnread(message.sequence).then(
          () => toast.success('Marked as unread'),
          () => toast.error('This could not be marked as unread. Try again.'),
        ),
      onOpenFile: openFile,
    }),
    [edit, markUnread, openFile, project],
  )

  const known = new Set(thread.messages.map((message) => message.id))
  const pending = outgoing.filter((message) => !known.has(message.id))
  const retry = ({ id, body, files: carried }: Pick<OutgoingMessage, 'id' | 'body' | 'files'>) =>
    send.mutate({ id, project, body, files: carried })
  const takeBack = (message: Pick<OutgoingMessage, 'id' | 'body' | 'files'>) => {
    removeOutgoing(queryClient, { id: message.id, project })
    composer.takeBack(message)
  }

  const isEmpty = thread.messages.length + files.length + pending.length === 0
  return (
    <Root aria-labelledby="messages">
      <VisuallyHidden as="h2" id="messages">
        Messages
      </VisuallyHidden>
      <NextStepsAside project={shown} />
      <ConversationCard>
        {isEmpty ? (
          <EmptyState
            title="No messages yet"
            hint={
              status === 'completed'
                ? 'This project is completed. If you have a question about it, ask here. We’ll email you when we answer.'
                : 'Ask anything about this project, or tell us what has changed. We’ll answer here, and email you if you’re away.'
            }
          />
        ) : (
          <MessageThread
            messages={thread.messages}
            files={files.filter(({ message_id }) => !message_id)}
            outgoing={at === undefined ? pending : []}
            readSequence={lineSequence}
            hasOlder={thread.hasOlder}
            hasNewer={thread.hasNewer}
            onLoadOlder={() => loadOlderMessages(queryClient, project, at)}
            onLoadNewer={() => loadNewerMessages(queryClient, project, at)}
            onShowLatest={() => void navigate(path, { replace: true })}
            onSeeEnd={handleSeeEnd}
            highlighted={at}
            actions={actions}
            onRetry={retry}
            onTakeBack={takeBack}
            onOpenMention={(file) => void navigate(`/project/${project}/files?file=${file}`)}
          />
        )}
        <MessageComposer
          composer={composer}
          mentionable={files}
          limits={limits.sentence}
          isUploadOff={limits.isOff}
          onSend={(message) => {
            send.mutate({ id: createUuid(), project, ...message })
            if (at !== undefined) void navigate(path, { replace: true })
          }}
        />
      </ConversationCard>
      <FileDialogs project={project} dialogs={dialogs} />
      {deleting && <DeleteMessageDialog message={deleting} project={project} onClose={() => setDeleting(undefined)} />}
    </Root>
  )
}

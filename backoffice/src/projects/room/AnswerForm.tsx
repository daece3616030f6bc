import { type Ref, useImperativeHandle } from 'react'
import { styled } from 'styled-components'
import { useMutation, useQuery, useQueryClient } from '@fortnight/shared-ui/query'
import { MessageComposer } from '@fortnight/shared-ui/room/composer/MessageComposer'
import { useComposer } from '@fortnight/shared-ui/room/composer/useComposer'
import type { CarriedFile, RoomFile } from '@fortnight/shared-ui/room/roomRecords'
import { fillPlaceholders } from '@fortnight/supabase/desk/fillPlaceholders'
import { fileLimits } from '@fortnight/supabase/files/queries'
import { sendMessage } from '@fortnight/supabase/messages/mutations'
import { projectPlan } from '@fortnight/supabase/plans/queries'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { useSession } from '@fortnight/supabase/session'
import { SavedReplyMenu } from '../../form/SavedReplyMenu.tsx'
import { fileLimitText } from './fileLimitsText.ts'
import { uploadToProject } from './uploadToProject.ts'

/* Its icon alone, as those of the other buttons of the form. */
const SavedReplies = styled.div`
  @container composer (max-width: 30rem) {
    button[popovertarget] {
      gap: 0;
      width: 44px;
      padding: 0;
      font-size: 0;
    }

    button[popovertarget] > svg {
      display: block;
      width: 1.15rem;
      height: 1.15rem;
    }
  }
`

type Message = { body: string; files: CarriedFile[] }

/** What the conversation asks of its form. */
export type AnswerFormHandle = { takeBack: (message: Message) => void }

type Props = {
  ref: Ref<AnswerFormHandle>
  project: AdminProject
  files: RoomFile[]
}

/** The form for a message of the team, with saved replies. [ROOM-57, ROOM-61] */
export function AnswerForm({ ref, project, files }: Props) {
  const userId = useSession(({ user }) => user?.id)
  const queryClient = useQueryClient()
  const { data: limits } = useQuery(fileLimits())
  const { data: plan } = useQuery({ ...projectPlan(project.id), enabled: project.started_on !== null })
  const { mutate: send } = useMutation(sendMessage())
  const composer = useComposer({
    draftKey: `message-${project.id}:${userId}`,
    upload: uploadToProject(project.id, () => queryClient.invalidateQueries({ queryKey: ['files', project.id] })),
    createId: () => crypto.randomUUID(),
    maxFileBytes: limits?.maxFileBytes,
  })
  const { takeBack, insert } = composer
  useImperativeHandle(ref, () => ({ takeBack }))

  return (
    <MessageComposer
      composer={composer}
      onSend={(message) => send({ ...message, id: crypto.randomUUID(), project: project.id })}
      mentionable={files}
      limits={fileLimitText(limits)}
      label={`Write to ${project.client_name}`}
      tools={
        <SavedReplies>
          <SavedReplyMenu
            variant="ghost"
            onPick={(text) =>
              insert(fillPlaceholders(text, { ...project, project_name: project.name, plan }, new Date()))
            }
          />
        </SavedReplies>
      }
    />
  )
}

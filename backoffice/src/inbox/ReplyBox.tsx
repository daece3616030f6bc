import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { DraftNotice } from '@fortnight/shared-ui/forms/DraftNotice'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { useDraft } from '@fortnight/shared-ui/forms/useDraft'
import { useMutation, useQueryClient } from '@fortnight/shared-ui/query'
import { maxMessageLength, messageLength } from '@fortnight/shared-ui/room/messageLimit'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { fillPlaceholders } from '@fortnight/supabase/desk/fillPlaceholders'
import type { InboxRoom } from '@fortnight/supabase/desk/inbox'
import { sendMessage } from '@fortnight/supabase/messages/mutations'
import { removeOutgoing } from '@fortnight/supabase/messages/outgoing'
import type { ProjectPlan } from '@fortnight/supabase/plans/plan'
import { useSession } from '@fortnight/supabase/session'
import { SavedReplyMenu } from '../form/SavedReplyMenu.tsx'

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-2);

  > [data-part='send'] {
    display: flex;
    flex: 1 1 auto;
    justify-content: end;
    gap: var(--space-2);
  }

  @media (max-width: 30rem) {
    button {
      flex: 1 1 auto;
    }
  }
`

type Props = { room: InboxRoom; plan: ProjectPlan | undefined; onEnd: () => void }

/** Answers a project from the list. What is typed is kept on this device until it is sent. [ROOM-56] */
export default function ReplyBox({ room, plan, onEnd }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const userId = useSession(({ user }) => user?.id)
  const queryClient = useQueryClient()
  // The draft remembers the id of a message that was not confirmed: sent again, it is stored once.
  const form = useForm({ defaultValues: { body: '', messageId: '' } })
  const draft = useDraft(`answer-${room.project_id}:${userId}`, form)
  const { mutateAsync, isPending, error } = useMutation(sendMessage())
  const { register, getValues, setValue, setFocus, handleSubmit, formState } = form

  const body = register('body', {
    validate: (text) =>
      (!text.trim() && 'Please write a reply') ||
      (messageLength(text) > maxMessageLength && 'A message has at most 5,000 characters') ||
      true,
  })

  useEffect(() => setFocus('body'), [setFocus])

  const send = handleSubmit(async ({ body, messageId }) => {
    if (isPending) return
    const message = { id: messageId || crypto.randomUUID(), project: room.project_id, body: body.trim(), files: [] }
    try {
      await mutateAsync(message)
    } catch {
      // The text stays here, below the error, so the page of the project need not offer to send it again.
      removeOutgoing(queryClient, message)
      setValue('messageId', message.id, { shouldDirty: true })
      return
    }
    draft.clear()
    void toast.success(`Reply to ${room.client_name} sent`)
    onEnd()
  })

  const insert = (savedReply: string) => {
    const text = fillPlaceholders(savedReply, { ...room, plan }, new Date())
    const typed = getValues('body')
    const { selectionStart: start = typed.length, selectionEnd: end = typed.length } = field.current ?? {}
    setValue('body', typed.slice(0, start) + text + typed.slice(end), { shouldDirty: true })
    // The menu closes after this and would take the focus.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(start + text.length, start + text.length)
    })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send()
    }
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onEnd()
  }

  return (
    <Root
      noValidate
      aria-label={`Reply in ${room.project_name}`}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <DraftNotice draft={draft.restorable} onRestore={draft.restore} onDiscard={draft.discard} />
      <Field
        label={`Reply to ${room.client_name}`}
        hint="You can use Markdown. Ctrl + Enter sends, Escape closes and keeps the text on this device."
        error={formState.errors.body?.message}
      >
        <Textarea
          rows={4}
          onKeyDown={onKeyDown}
          {...body}
          ref={(element) => {
            field.current = element
            body.ref(element)
          }}
        />
      </Field>
      {error && (
        <ErrorBanner onRetry={() => void send()}>
          {errorMessageFor(error, 'The reply could not be sent. Please try again.')}
        </ErrorBanner>
      )}
      <Foot>
        <SavedReplyMenu onPick={insert} />
        <div data-part="send">
          <Button variant="secondary" onClick={onEnd}>
            Close
          </Button>
          <Button type="submit" aria-disabled={isPending}>
            {isPending ? 'Sending…' : 'Send reply'}
          </Button>
        </div>
      </Foot>
    </Root>
  )
}

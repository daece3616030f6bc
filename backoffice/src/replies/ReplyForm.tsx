import { useRef } from 'react'
import { styled } from 'styled-components'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { useMutation } from '@fortnight/shared-ui/query'
import {
  createSavedReply,
  type SavedReply,
  type SavedReplyValues,
  updateSavedReply,
} from '@fortnight/supabase/desk/savedReplies'
import { useDebouncedValue } from '@fortnight/shared-ui/browser/useDebouncedValue'
import { EditForm } from '../form/EditForm.tsx'
import { FormFooter } from '../form/FormFooter.tsx'
import { FormNotices } from '../form/FormNotices.tsx'
import { useAdminRecordForm } from '../form/useAdminRecordForm.ts'
import { ReplyPreview } from './ReplyPreview.tsx'
import { replyFieldLabels, replySchema } from './replySchema.ts'

const Root = styled(EditForm)`
  max-width: none;
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--space-5);

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-4);
  }

  @media (min-width: 64rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** Creates a saved reply, or edits the given one. [ROOM-57] */
export function ReplyForm({ reply }: { reply?: SavedReply }) {
  const { mutateAsync: create } = useMutation(createSavedReply())
  const { mutateAsync: update } = useMutation(updateSavedReply())
  const state = useAdminRecordForm<SavedReplyValues, SavedReply>({
    noun: 'saved reply',
    exit: '/admin/replies',
    schema: replySchema,
    row: reply,
    valuesOf: (stored) => ({ title: stored?.title ?? '', body: stored?.body ?? '' }),
    save: async (values, base) => {
      if (base) await update({ ...values, id: base.id, updated_at: base.updated_at })
      else await create(values)
    },
  })
  const { register, setValue, watch, formState } = state.form
  const text = register('body')
  const field = useRef<HTMLTextAreaElement>(null)
  const shownBody = useDebouncedValue(watch('body'))

  const insert = (placeholder: string) => {
    const { current } = field
    if (!current) return
    const { value, selectionStart: start, selectionEnd: end } = current
    setValue('body', value.slice(0, start) + placeholder + value.slice(end), { shouldDirty: true })
    current.focus()
    current.setSelectionRange(start + placeholder.length, start + placeholder.length)
  }

  return (
    <Root onSubmit={() => void state.submit()}>
      <FormNotices state={state} fields={replyFieldLabels} />
      <Columns>
        <div>
          <Field label="Title" hint="Only your team sees this title." error={formState.errors.title?.message} required>
            <Input autoComplete="off" {...register('title')} />
          </Field>
          <Field label="Text" hint="You can use Markdown." error={formState.errors.body?.message} required>
            <Textarea
              rows={12}
              {...text}
              ref={(element) => {
                field.current = element
                text.ref(element)
              }}
            />
          </Field>
        </div>
        <ReplyPreview body={shownBody} onInsert={insert} />
      </Columns>
      <FormFooter state={state} submitText={reply ? 'Update Saved Reply' : 'Create Saved Reply'} />
    </Root>
  )
}

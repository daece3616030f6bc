import { useState } from 'react'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { useMutation } from '@fortnight/shared-ui/query'
import { createNote, type StoredNote, updateNote } from '@fortnight/supabase/desk/notes'
import { EditForm } from '../../form/EditForm.tsx'
import { FormFooter } from '../../form/FormFooter.tsx'
import { FormNotices } from '../../form/FormNotices.tsx'
import { useAdminRecordForm } from '../../form/useAdminRecordForm.ts'
import { noteFieldLabels, noteSchema } from './noteSchema.ts'

type Props = { project: string; note?: StoredNote; onDone: () => void }

/** Writes a note of the team, or edits the given one. [ROOM-59] */
export function NoteForm({ project, note, onDone }: Props) {
  // A new note keeps its id when it is sent again, so that a lost response stores it once.
  const [id] = useState(() => note?.id ?? crypto.randomUUID())
  const { mutateAsync: create } = useMutation(createNote())
  const { mutateAsync: update } = useMutation(updateNote())
  const state = useAdminRecordForm<{ body: string }, StoredNote>({
    noun: 'note',
    draftName: note?.id ?? `new-${project}`,
    exit: onDone,
    schema: noteSchema,
    row: note,
    valuesOf: (stored) => ({ body: stored?.body ?? '' }),
    save: ({ body }, base) => {
      if (!base) return create({ id, project, body })
      return update({ id, project, body, updated_at: base.updated_at })
    },
  })
  const { register, formState } = state.form

  return (
    <EditForm onSubmit={() => void state.submit()}>
      <FormNotices state={state} fields={noteFieldLabels} />
      <Field label="Note" hint="Only the team sees this. You can use Markdown." error={formState.errors.body?.message}>
        <Textarea rows={5} {...register('body')} />
      </Field>
      <FormFooter state={state} submitText={note ? 'Save note' : 'Add note'} />
    </EditForm>
  )
}

import { useState } from 'react'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { Field } from '@fortnight/shared-ui/forms/Field'
import type { FieldLabels } from '@fortnight/shared-ui/forms/fieldLabels'
import { confirmClose } from '@fortnight/shared-ui/forms/useUnsavedChangesWarning'
import { Dialog } from '@fortnight/shared-ui/overlays/Dialog'
import { useMutation } from '@fortnight/shared-ui/query'
import { createUuid } from '@fortnight/supabase/core/createUuid'
import { type Deliverable, draftVersion } from '@fortnight/supabase/deliverables/deliverable'
import { saveDraft, type StoredDraft } from '@fortnight/supabase/deliverables/mutations'
import type { FileVersion } from '@fortnight/supabase/files/fileVersion'
import { EditForm } from '../../form/EditForm.tsx'
import { FormFooter } from '../../form/FormFooter.tsx'
import { FormNotices } from '../../form/FormNotices.tsx'
import { useAdminRecordForm } from '../../form/useAdminRecordForm.ts'
import { draftSchema, type DraftValues, itemsOf, storedDraft, valuesOfDraft, valuesOfNext } from './draftValues.ts'
import { FilesField } from './FilesField.tsx'

type Props = {
  project: string
  /** Without one, the form creates one. */
  deliverable: Deliverable | undefined
  /** The current versions of the files of the project. */
  files: FileVersion[]
  onClose: () => void
}

/** Creates or edits the draft of a deliverable, unless a colleague has changed it in the meantime. [FORT-95, FORT-96] */
export function DraftDialog({ project, deliverable, files, onClose }: Props) {
  const { mutateAsync } = useMutation(saveDraft())
  const [id] = useState(() => deliverable?.id ?? createUuid())
  const draft = deliverable && draftVersion(deliverable)
  const draftFiles = draft?.items.flatMap(({ file }) => file ?? []) ?? []
  // An earlier version of a file may be part of the draft.
  const choices = [...files, ...draftFiles.filter((chosen) => files.every((file) => file.id !== chosen.id))]
  const hasBeenSeen = deliverable?.versions.some(({ state }) => state !== 'draft') ?? false
  const state = useAdminRecordForm<DraftValues, StoredDraft>({
    noun: 'draft',
    draftName: deliverable?.id ?? `new-${project}`,
    exit: onClose,
    schema: draftSchema,
    row: storedDraft(deliverable),
    valuesOf: (stored) => (stored ? valuesOfDraft(stored) : valuesOfNext(deliverable, files)),
    save: (values, base) =>
      mutateAsync({
        ...{ deliverable: id, project, name: values.name, notes: values.notes, items: itemsOf(values) },
        baseVersion: base?.updated_at,
      }),
  })
  const { register, control, formState } = state.form
  const { errors } = formState
  const fieldLabels: FieldLabels<DraftValues> = {
    ...{ name: 'Name', notes: 'Notes', links: 'Links' },
    files: { label: 'Files', format: (ids) => ids.map((chosen) => nameOf(choices, chosen)).join(', ') },
  }

  return (
    <Dialog
      open
      onOpenChange={() => confirmClose() && onClose()}
      title={titleOf(deliverable)}
      description="A draft: the client sees it once you put it up for approval."
    >
      <EditForm onSubmit={() => void state.submit()}>
        <FormNotices state={state} fields={fieldLabels} />
        <Field
          label="Name"
          hint={hasBeenSeen ? 'The client knows it by this name, so it can’t be changed.' : undefined}
          error={errors.name?.message}
          required
        >
          <Input readOnly={hasBeenSeen} {...register('name')} />
        </Field>
        <Field label="Notes" hint="What the client should look at." error={errors.notes?.message}>
          <Textarea rows={4} {...register('notes')} />
        </Field>
        <FilesField control={control} files={choices} />
        <Field label="Links" hint="One per line: the https address, then its name." error={errors.links?.message}>
          <Textarea rows={3} {...register('links')} />
        </Field>
        <FormFooter state={state} submitText="Save draft" />
      </EditForm>
    </Dialog>
  )
}

function titleOf(deliverable: Deliverable | undefined) {
  if (!deliverable) return 'New deliverable'
  return `${draftVersion(deliverable) ? 'Draft' : 'Next version'} of ${deliverable.name}`
}

const nameOf = (files: FileVersion[], id: string) => files.find((file) => file.id === id)?.name ?? 'deleted file'

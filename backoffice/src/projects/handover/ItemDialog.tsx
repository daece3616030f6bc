import { useState } from 'react'
import { z } from 'zod'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { Field } from '@fortnight/shared-ui/forms/Field'
import type { FieldLabels } from '@fortnight/shared-ui/forms/fieldLabels'
import { confirmClose } from '@fortnight/shared-ui/forms/useUnsavedChangesWarning'
import { Dialog } from '@fortnight/shared-ui/overlays/Dialog'
import { useMutation } from '@fortnight/shared-ui/query'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import { parseLink } from '@fortnight/supabase/deliverables/deliverable'
import { containsSecret } from '@fortnight/supabase/handover/containsSecret'
import { type HandoverItem, itemKinds } from '@fortnight/supabase/handover/handover'
import { saveHandoverItem } from '@fortnight/supabase/handover/mutations'
import { EditForm } from '../../form/EditForm.tsx'
import { FormFooter } from '../../form/FormFooter.tsx'
import { FormNotices } from '../../form/FormNotices.tsx'
import { requiredText } from '../../form/requiredText.ts'
import { useAdminRecordForm } from '../../form/useAdminRecordForm.ts'

// As in the database.
const maxLengths = { title: 120, note: 500, link: 500 }
const secretMessage = 'This looks like a password or a key. Keep it in a password manager.'
const isPlain = (text: string) => !containsSecret(text)
const isLink = (text: string) => text === '' || (parseLink(text) ?? 'x'.repeat(501)).length <= maxLengths.link

const schema = z.object({
  kind: z.enum(['repository', 'accounts', 'documents', 'training']),
  title: requiredText('Title', maxLengths.title).refine(isPlain, secretMessage),
  note: z
    .string()
    .trim()
    .max(maxLengths.note, `Please keep Note to ${maxLengths.note} characters`)
    .refine(isPlain, secretMessage),
  link: z
    .string()
    .trim()
    .refine(isPlain, secretMessage)
    .refine(isLink, 'Please enter an address that starts with https://'),
})
type ItemValues = z.infer<typeof schema>

const fieldLabels: FieldLabels<ItemValues> = {
  kind: { label: 'Kind', format: (kind) => labelOf(itemKinds, kind) },
  title: 'Title',
  note: 'Note',
  link: 'Link',
}

type Props = {
  project: string
  /** The item to change; a new one without it. */
  item?: HandoverItem | undefined
  onClose: () => void
}

/** The form of an item of the checklist. It must not contain passwords or keys. [FORT-161, FORT-162] */
export function ItemDialog({ project, item, onClose }: Props) {
  const [newId] = useState(() => crypto.randomUUID())
  const { mutateAsync } = useMutation(saveHandoverItem())
  const state = useAdminRecordForm<ItemValues, HandoverItem>({
    noun: 'item',
    draftName: item ? `handover-${item.id}` : `handover-${project}`,
    exit: onClose,
    schema,
    row: item,
    valuesOf: (stored) => ({
      ...{ kind: stored?.kind ?? 'repository', title: stored?.title ?? '' },
      ...{ note: stored?.note ?? '', link: stored?.link ?? '' },
    }),
    save: (values, base) =>
      mutateAsync({
        ...{ id: item?.id ?? newId, project, ...values },
        ...{ link: parseLink(values.link) ?? '', updated_at: base?.updated_at },
      }),
  })
  const { register, formState } = state.form
  const { errors } = formState
  const isTicked = item !== undefined && (item.client_ticked_at !== null || item.team_ticked_at !== null)

  return (
    <Dialog
      open
      onOpenChange={() => confirmClose() && onClose()}
      title={item ? 'Edit item' : 'Add item'}
      description={`Both sides see it. Passwords and keys don’t belong here: share them with a password manager.${
        isTicked ? ' Changing it clears both sides’ check marks.' : ''
      }`}
    >
      <EditForm onSubmit={() => void state.submit()}>
        <FormNotices state={state} fields={fieldLabels} />
        <Field label="Kind" error={errors.kind?.message} required>
          <Select {...register('kind')}>
            {itemKinds.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Title" error={errors.title?.message} required>
          <Input {...register('title')} />
        </Field>
        <Field label="Note" error={errors.note?.message}>
          <Textarea rows={3} {...register('note')} />
        </Field>
        <Field label="Link" hint="Where the client finds it. Don’t include a key." error={errors.link?.message}>
          <Input inputMode="url" {...register('link')} />
        </Field>
        <FormFooter state={state} submitText={item ? 'Save item' : 'Add item'} />
      </EditForm>
    </Dialog>
  )
}

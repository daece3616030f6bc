import { z } from 'zod'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { Field } from '@fortnight/shared-ui/forms/Field'
import type { FieldLabels } from '@fortnight/shared-ui/forms/fieldLabels'
import { confirmClose } from '@fortnight/shared-ui/forms/useUnsavedChangesWarning'
import { Dialog } from '@fortnight/shared-ui/overlays/Dialog'
import { useMutation } from '@fortnight/shared-ui/query'
import { setFlag } from '@fortnight/supabase/flags/adminMutations'
import type { DeclaredFlag } from '@fortnight/supabase/flags/declaredFlags'
import { maxReasonLength, type StoredFlag } from '@fortnight/supabase/flags/storedFlag'
import { EditForm } from '../form/EditForm.tsx'
import { FormFooter } from '../form/FormFooter.tsx'
import { FormNotices } from '../form/FormNotices.tsx'
import { requiredText } from '../form/requiredText.ts'
import { useAdminRecordForm } from '../form/useAdminRecordForm.ts'
import { defaultPercentage, describeValue, type FlagRow } from './listedFlags.ts'

const schema = z.object({
  percentage: z
    .string()
    .trim()
    .refine((text) => /^\d{1,3}$/.test(text) && Number(text) <= 100, 'Enter a whole number from 0 to 100'),
  reason: requiredText('Reason', maxReasonLength),
})
type FlagValues = z.infer<typeof schema>

const fieldLabels: FieldLabels<FlagValues> = {
  percentage: { label: 'Value', format: (text) => describeValue(Number(text)) },
}

type Props = { flag: FlagRow; declared: DeclaredFlag; onClose: () => void }

/** Stores the value of a flag with a reason, unless a colleague has changed it in the meantime. [REL-93, REL-98] */
export function SetFlagDialog({ flag: { id, area, name, kind, stored }, declared, onClose }: Props) {
  const { mutateAsync } = useMutation(setFlag())
  const state = useAdminRecordForm<FlagValues, StoredFlag>({
    noun: 'flag',
    draftName: id,
    exit: onClose,
    schema,
    row: stored,
    valuesOf: (row) => ({ percentage: String(row?.percentage ?? defaultPercentage(declared)), reason: '' }),
    save: ({ percentage, reason }, base) =>
      mutateAsync({ area, name, kind, percentage: Number(percentage), reason, updated_at: base?.updated_at }),
  })
  const { register, formState } = state.form
  const { errors } = formState

  return (
    <Dialog
      open
      onOpenChange={() => confirmClose() && onClose()}
      title={`Change ${name}`}
      description={declared.description}
    >
      <EditForm onSubmit={() => void state.submit()}>
        <FormNotices state={state} fields={fieldLabels} />
        {kind === 'boolean' ? (
          <Field label="Value">
            <Select {...register('percentage')}>
              <option value="100">{describeValue(100)}</option>
              <option value="0">{describeValue(0)}</option>
            </Select>
          </Field>
        ) : (
          <Field
            label="Percentage of visitors"
            hint="0 turns it off, 100 turns it on for everyone. Anything in between sets a cookie with a number from 0 to 99."
            error={errors.percentage?.message}
            required
          >
            <Input inputMode="numeric" autoComplete="off" {...register('percentage')} />
          </Field>
        )}
        <Field
          label="Reason"
          hint="Recorded in the log. Visitors see the change on their next page."
          error={errors.reason?.message}
          required
        >
          <Textarea rows={3} {...register('reason')} />
        </Field>
        <FormFooter state={state} submitText="Save change" />
      </EditForm>
    </Dialog>
  )
}

import { useState } from 'react'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { confirmClose } from '@fortnight/shared-ui/forms/useUnsavedChangesWarning'
import { Dialog } from '@fortnight/shared-ui/overlays/Dialog'
import { useMutation } from '@fortnight/shared-ui/query'
import { type Instalment, instalmentName, possibleCorrections } from '@fortnight/supabase/instalments/instalment'
import { parseCents } from '@fortnight/supabase/instalments/money'
import { correctInstalment } from '@fortnight/supabase/instalments/mutations'
import { EditForm } from '../../form/EditForm.tsx'
import { FormFooter } from '../../form/FormFooter.tsx'
import { FormNotices } from '../../form/FormNotices.tsx'
import { useAdminRecordForm } from '../../form/useAdminRecordForm.ts'
import { comparedFacts } from './comparedFacts.ts'
import { correctionLabels, correctionSchema, type CorrectionValues, fieldLabels } from './correctionSchema.ts'

/** Corrects an instalment with a reason, unless a colleague has changed it in the meantime. [FORT-125, FORT-138] */
export function CorrectInstalmentDialog({ instalment, onClose }: { instalment: Instalment; onClose: () => void }) {
  const { mutateAsync } = useMutation(correctInstalment())
  // The same for every version: what a colleague has changed never turns one correction into another.
  const [firstCorrection] = useState(possibleCorrections(instalment)[0] ?? 'void')
  const state = useAdminRecordForm<CorrectionValues, Instalment>({
    noun: 'installment',
    draftName: `correct-${instalment.id}`,
    exit: onClose,
    schema: correctionSchema,
    row: instalment,
    valuesOf: (stored = instalment) => ({
      correction: firstCorrection,
      due_on: stored.due_on ?? '',
      reason: '',
      ...comparedFacts(stored),
    }),
    save: ({ correction, amount, due_on, reason }, { id, updated_at } = instalment) =>
      mutateAsync({
        ...{ id, updated_at, correction, reason },
        ...(correction === 'amount' && { amount_cents: parseCents(amount) ?? 0 }),
        ...(correction === 'due' && { due_on }),
      }),
  })
  const { register, watch, formState } = state.form
  const { errors } = formState
  const correction = watch('correction')
  const possible = possibleCorrections(state.base ?? instalment)
  // What a colleague has made impossible can stay chosen; the database then says why it is refused.
  const choices = possible.includes(correction) ? possible : [correction, ...possible]

  return (
    <Dialog
      open
      onOpenChange={() => confirmClose() && onClose()}
      title={`Edit ${instalmentName(instalment).toLowerCase()}`}
      description="The earlier record stays in the history."
    >
      <EditForm onSubmit={() => void state.submit()}>
        <FormNotices state={state} fields={fieldLabels} />
        <Field label="Action">
          <Select {...register('correction')}>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {correctionLabels[choice]}
              </option>
            ))}
          </Select>
        </Field>
        {correction === 'amount' && (
          <Field label="Amount in US dollars" error={errors.amount?.message} required>
            <Input inputMode="decimal" {...register('amount')} />
          </Field>
        )}
        {correction === 'due' && (
          <Field label="Due on" error={errors.due_on?.message} required>
            <Input type="date" {...register('due_on')} />
          </Field>
        )}
        <Field
          label="Reason"
          hint="It stays in the history, which the client can export. The client gets an email about the change."
          error={errors.reason?.message}
          required
        >
          <Textarea rows={3} {...register('reason')} />
        </Field>
        <FormFooter state={state} submitText="Save installment" />
      </EditForm>
    </Dialog>
  )
}

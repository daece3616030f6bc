import { z } from 'zod'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { formatDate } from '@fortnight/shared-ui/data/formatDate'
import { Field } from '@fortnight/shared-ui/forms/Field'
import type { FieldLabels } from '@fortnight/shared-ui/forms/fieldLabels'
import { confirmClose } from '@fortnight/shared-ui/forms/useUnsavedChangesWarning'
import { Dialog } from '@fortnight/shared-ui/overlays/Dialog'
import { useMutation } from '@fortnight/shared-ui/query'
import { type Instalment, instalmentName } from '@fortnight/supabase/instalments/instalment'
import { markInstalmentPaid } from '@fortnight/supabase/instalments/mutations'
import { dayIn } from '@fortnight/supabase/plans/businessDay'
import { EditForm } from '../../form/EditForm.tsx'
import { FormFooter } from '../../form/FormFooter.tsx'
import { FormNotices } from '../../form/FormNotices.tsx'
import { requiredDay } from '../../form/requiredDay.ts'
import { requiredText } from '../../form/requiredText.ts'
import { useAdminRecordForm } from '../../form/useAdminRecordForm.ts'
import { comparedFacts, comparedLabels } from './comparedFacts.ts'

/** The longest reference, as in the database. */
const maxReferenceLength = 100
const today = () => dayIn(undefined, new Date())

const schema = z.object({
  paid_on: requiredDay('Payment date').refine((day) => day <= today(), 'A payment cannot be in the future'),
  reference: requiredText('Reference', maxReferenceLength),
  state: z.string(),
  amount: z.string(),
})
type PaidValues = z.infer<typeof schema>

const fieldLabels: FieldLabels<PaidValues> = {
  ...comparedLabels,
  paid_on: { label: 'Payment date', format: (day) => day && formatDate(day) },
  reference: 'Reference',
}

/** Records a payment, unless a colleague has changed the instalment in the meantime. [FORT-123, FORT-138] */
export function MarkPaidDialog({ instalment, onClose }: { instalment: Instalment; onClose: () => void }) {
  const { mutateAsync } = useMutation(markInstalmentPaid())
  const state = useAdminRecordForm<PaidValues, Instalment>({
    noun: 'installment',
    draftName: `paid-${instalment.id}`,
    exit: onClose,
    schema,
    row: instalment,
    valuesOf: (stored = instalment) => ({
      ...{ paid_on: stored.paid_on ?? today(), reference: stored.reference ?? '' },
      ...comparedFacts(stored),
    }),
    save: ({ paid_on, reference }, { id, updated_at } = instalment) =>
      mutateAsync({ id, updated_at, paid_on, reference }),
  })
  const { register, formState } = state.form
  const { errors } = formState

  return (
    <Dialog
      open
      onOpenChange={() => confirmClose() && onClose()}
      title={`${instalmentName(instalment)} is paid`}
      description={`${comparedFacts(instalment).amount}. The client is told by email, and sees the day and the reference.`}
    >
      <EditForm onSubmit={() => void state.submit()}>
        <FormNotices state={state} fields={fieldLabels} />
        <Field label="Payment date" error={errors.paid_on?.message} required>
          <Input type="date" {...register('paid_on')} />
        </Field>
        <Field
          label="Reference"
          hint="Identifies the payment, such as a transfer number."
          error={errors.reference?.message}
          required
        >
          <Input {...register('reference')} />
        </Field>
        <FormFooter state={state} submitText="Mark as paid" />
      </EditForm>
    </Dialog>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { useMutation } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { markRefundPaid } from '@fortnight/supabase/handover/refundMutations'
import { formatCents } from '@fortnight/supabase/instalments/money'
import { dayIn } from '@fortnight/supabase/plans/businessDay'
import { FormDialog } from '../../form/FormDialog.tsx'
import { requiredDay } from '../../form/requiredDay.ts'
import { requiredText } from '../../form/requiredText.ts'
import { saveFailedMessage } from '../../list/deleteWithUndo.ts'

const today = () => dayIn(undefined, new Date())

const schema = z.object({
  paid_back_on: requiredDay('Payment date').refine((day) => day <= today(), 'A payment cannot be in the future'),
  /** As long as in the database. */
  reference: requiredText('Reference', 100),
})

type Props = { refund: string; paidCents: number; onClose: () => void }

/** Records that the money of an approved request was paid back. Nothing is paid by it. [FORT-174] */
export function PaidBackDialog({ refund, paidCents, onClose }: Props) {
  const { mutateAsync, isPending, error } = useMutation(markRefundPaid())
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { paid_back_on: today(), reference: '' },
  })
  const { errors } = formState

  const save = handleSubmit((payment) =>
    mutateAsync({ id: refund, ...payment }).then(
      () => {
        void toast.success('Payment recorded')
        onClose()
      },
      // The dialog shows it.
      () => undefined,
    ),
  )

  return (
    <FormDialog
      title="Mark as paid back"
      submitText="Mark as paid back"
      isDirty={formState.isDirty}
      isSaving={isPending}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {error && <ErrorBanner data-wide>{errorMessageFor(error, saveFailedMessage)}</ErrorBanner>}
      <p data-wide>
        This records that you have paid back {formatCents(paidCents)}. It doesn’t pay anything. The client is told by
        email, and sees the day and the reference.
      </p>
      <Field label="Payment date" error={errors.paid_back_on?.message} required data-wide>
        <Input type="date" {...register('paid_back_on')} />
      </Field>
      <Field
        label="Reference"
        hint="Identifies the payment, such as a transfer number."
        error={errors.reference?.message}
        required
        data-wide
      >
        <Input {...register('reference')} />
      </Field>
    </FormDialog>
  )
}

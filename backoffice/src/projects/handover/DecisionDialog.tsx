import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { useMutation } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { decideRefund } from '@fortnight/supabase/handover/refundMutations'
import { formatCents } from '@fortnight/supabase/instalments/money'
import { FormDialog } from '../../form/FormDialog.tsx'
import { requiredText } from '../../form/requiredText.ts'
import { saveFailedMessage } from '../../list/deleteWithUndo.ts'
import { maxReasonLength } from '../plan/maxReasonLength.ts'

const schemas = {
  approved: z.object({
    reason: z.string().trim().max(maxReasonLength, `Please keep Note to ${maxReasonLength} characters`),
  }),
  declined: z.object({ reason: requiredText('Reason', maxReasonLength) }),
}

type Props = { refund: string; decision: 'approved' | 'declined'; paidCents: number; onClose: () => void }

/** Approves a money-back request, or declines it with a reason. The client is told by email. [FORT-173] */
export function DecisionDialog({ refund, decision, paidCents, onClose }: Props) {
  const { mutateAsync, isPending, error } = useMutation(decideRefund())
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schemas[decision]),
    defaultValues: { reason: '' },
  })
  const isApproval = decision === 'approved'
  const title = isApproval ? 'Approve request' : 'Decline request'

  const decide = handleSubmit(({ reason }) =>
    mutateAsync({ id: refund, decision, reason }).then(
      () => {
        void toast.success(isApproval ? 'Request approved' : 'Request declined')
        onClose()
      },
      // The dialog shows it.
      () => undefined,
    ),
  )

  return (
    <FormDialog
      title={title}
      submitText={title}
      isDirty={formState.isDirty}
      isSaving={isPending}
      onSubmit={() => void decide()}
      onClose={onClose}
    >
      {error && <ErrorBanner data-wide>{errorMessageFor(error, saveFailedMessage)}</ErrorBanner>}
      <p data-wide>
        {isApproval
          ? `The client gets back everything paid so far: ${formatCents(paidCents)}. The project can’t be signed off afterwards, and this can’t be taken back.`
          : 'The client can ask again while the project isn’t signed off.'}
      </p>
      <Field
        label={isApproval ? 'Note' : 'Reason'}
        hint="The client sees it."
        error={formState.errors.reason?.message}
        required={!isApproval}
        data-wide
      >
        <Textarea rows={3} {...register('reason')} />
      </Field>
    </FormDialog>
  )
}

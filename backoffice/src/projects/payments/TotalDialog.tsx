import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { useMutation } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { parseCents } from '@fortnight/supabase/instalments/money'
import { setProjectTotal } from '@fortnight/supabase/instalments/mutations'
import { FormDialog } from '../../form/FormDialog.tsx'
import { requiredText } from '../../form/requiredText.ts'
import { saveFailedMessage } from '../../list/deleteWithUndo.ts'
import { maxReasonLength } from '../plan/maxReasonLength.ts'
import { requiredAmount } from './amountField.ts'

const schema = z.object({ total: requiredAmount('Total', 2), reason: requiredText('Reason', maxReasonLength) })

/** Enters the total of a project whose plan has no fixed price. Half of it is then due at the start. [FORT-122] */
export function TotalDialog({ project, onClose }: { project: string; onClose: () => void }) {
  const { mutateAsync, isPending, error } = useMutation(setProjectTotal())
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { total: '', reason: '' },
  })

  const save = handleSubmit(({ total, reason }) =>
    mutateAsync({ project, totalCents: parseCents(total) ?? 0, reason }).then(
      () => {
        void toast.success('Total saved')
        onClose()
      },
      // The dialog shows it.
      () => undefined,
    ),
  )

  return (
    <FormDialog
      title="Enter total"
      submitText="Save total"
      isDirty={formState.isDirty}
      isSaving={isPending}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {error && <ErrorBanner data-wide>{errorMessageFor(error, saveFailedMessage)}</ErrorBanner>}
      <Field
        label="Total in US dollars"
        hint="Half of it is due on the first day of the project, half when the client accepts the agent. The client is told by email."
        error={formState.errors.total?.message}
        required
        data-wide
      >
        <Input inputMode="decimal" {...register('total')} />
      </Field>
      <Field
        label="Reason"
        hint="It stays in the history, which the client can export."
        error={formState.errors.reason?.message}
        required
        data-wide
      >
        <Textarea rows={3} {...register('reason')} />
      </Field>
    </FormDialog>
  )
}

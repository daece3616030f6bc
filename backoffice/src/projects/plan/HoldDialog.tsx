import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Select } from '@fortnight/shared-ui/controls/Select'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { useMutation } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { holdProject } from '@fortnight/supabase/plans/mutations'
import { FormDialog } from '../../form/FormDialog.tsx'
import { requiredText } from '../../form/requiredText.ts'
import { saveFailedMessage } from '../../list/deleteWithUndo.ts'
import { maxReasonLength } from './maxReasonLength.ts'

const schema = z.object({ waits_for: z.enum(['client', 'us']), reason: requiredText('Reason', maxReasonLength) })

/** Stops the clock of a project with a reason, which its client reads. [FORT-18] */
export function HoldDialog({ project, onClose }: { project: string; onClose: () => void }) {
  const { mutateAsync, isPending, error } = useMutation(holdProject())
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { waits_for: 'client' as const, reason: '' } as z.infer<typeof schema>,
  })

  const hold = handleSubmit((values) =>
    mutateAsync({ project, ...values }).then(
      () => {
        void toast.success('Project on hold')
        onClose()
      },
      // The dialog shows it.
      () => undefined,
    ),
  )

  return (
    <FormDialog
      title="Put on hold"
      submitText="Put on hold"
      isDirty={formState.isDirty}
      isSaving={isPending}
      onSubmit={() => void hold()}
      onClose={onClose}
    >
      {error && <ErrorBanner data-wide>{errorMessageFor(error, saveFailedMessage)}</ErrorBanner>}
      <Field label="Waiting for" data-wide>
        <Select {...register('waits_for')}>
          <option value="client">The client</option>
          <option value="us">Us</option>
        </Select>
      </Field>
      <Field
        label="Reason"
        hint="The client sees it. When the project resumes, its dates shift later by the working days it was on hold."
        error={formState.errors.reason?.message}
        required
        data-wide
      >
        <Textarea rows={3} {...register('reason')} />
      </Field>
    </FormDialog>
  )
}

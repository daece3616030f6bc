import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { useMutation } from '@fortnight/shared-ui/query'
import { reopenBrief, skipBrief } from '@fortnight/supabase/briefs/mutations'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { FormDialog } from '../../form/FormDialog.tsx'
import { requiredText } from '../../form/requiredText.ts'
import { saveFailedMessage } from '../../list/deleteWithUndo.ts'

const schema = z.object({ reason: requiredText('Reason', 500) })

const texts = {
  skip: {
    title: 'Go on without the brief',
    hint: 'The client reads it. The answers no longer change, and the project can start.',
    success: 'Brief skipped. The project can start.',
  },
  reopen: {
    title: 'Reopen the brief',
    hint: 'The client reads it, can change the answers, and sends the brief once more.',
    success: 'Brief reopened',
  },
}

type Props = { project: string; mode: keyof typeof texts; onClose: () => void }

/** Skips or reopens a brief with a reason, which its client reads. */
export function ReasonDialog({ project, mode, onClose }: Props) {
  const { mutateAsync, isPending, error } = useMutation(mode === 'skip' ? skipBrief() : reopenBrief())
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { reason: '' },
  })
  const { title, hint, success } = texts[mode]

  const submit = handleSubmit(({ reason }) =>
    mutateAsync({ project, reason }).then(
      () => {
        void toast.success(success)
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
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {error && <ErrorBanner data-wide>{errorMessageFor(error, saveFailedMessage)}</ErrorBanner>}
      <Field label="Reason" hint={hint} error={formState.errors.reason?.message} required data-wide>
        <Textarea rows={3} {...register('reason')} />
      </Field>
    </FormDialog>
  )
}

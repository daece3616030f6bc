import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { useMutation } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { saveFailedMessage } from '../list/deleteWithUndo.ts'
import { FormDialog } from './FormDialog.tsx'
import { requiredText } from './requiredText.ts'

// As in the database.
const schema = z.object({ reason: requiredText('Reason', 500) })

type Props = {
  title: string
  submitText: string
  /** Who reads the reason, and what the change does. */
  hint: string
  successMessage: string
  /** Makes the change; the dialog stays open and shows why it failed. */
  submit: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the reason of a change, and makes it. */
export function ReasonDialog({ title, submitText, hint, successMessage, submit, onClose }: Props) {
  const { mutateAsync, isPending, error } = useMutation({ mutationFn: submit })
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { reason: '' },
  })
  const save = handleSubmit(({ reason }) =>
    // Not with a callback of the mutation: what the change removes from the page may hold this dialog.
    mutateAsync(reason).then(
      () => {
        void toast.success(successMessage)
        onClose()
      },
      // The dialog shows it.
      () => undefined,
    ),
  )

  return (
    <FormDialog
      title={title}
      submitText={submitText}
      isDirty={formState.isDirty}
      isSaving={isPending}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {error && <ErrorBanner data-wide>{errorMessageFor(error, saveFailedMessage)}</ErrorBanner>}
      <Field label="Reason" hint={hint} error={formState.errors.reason?.message} required data-wide>
        <Textarea rows={3} {...register('reason')} />
      </Field>
    </FormDialog>
  )
}

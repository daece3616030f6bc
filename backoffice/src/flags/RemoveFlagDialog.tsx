import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { useMutation } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { removeFlag } from '@fortnight/supabase/flags/adminMutations'
import { maxReasonLength, type StoredFlag } from '@fortnight/supabase/flags/storedFlag'
import { FormDialog } from '../form/FormDialog.tsx'
import { requiredText } from '../form/requiredText.ts'
import { saveFailedMessage } from '../list/deleteWithUndo.ts'

const schema = z.object({ reason: requiredText('Reason', maxReasonLength) })

/** Removes the stored value of a flag with a reason. Where code uses the flag, its default applies again. [REL-98] */
export function RemoveFlagDialog({ stored, onClose }: { stored: StoredFlag; onClose: () => void }) {
  const { area, name, updated_at } = stored
  const { mutateAsync, isPending, error } = useMutation(removeFlag())
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { reason: '' },
  })

  const remove = handleSubmit(({ reason }) =>
    mutateAsync({ area, name, updated_at, reason }).then(
      () => {
        void toast.success('Stored value removed')
        onClose()
      },
      // The dialog shows it.
      () => undefined,
    ),
  )

  return (
    <FormDialog
      title={`Remove the stored value of ${name}`}
      submitText="Remove stored value"
      isDirty={formState.isDirty}
      isSaving={isPending}
      onSubmit={() => void remove()}
      onClose={onClose}
    >
      {error && <ErrorBanner data-wide>{errorMessageFor(error, saveFailedMessage)}</ErrorBanner>}
      <Field
        label="Reason"
        hint="It stays in the log. The default of the code applies again."
        error={formState.errors.reason?.message}
        required
        data-wide
      >
        <Textarea rows={3} {...register('reason')} />
      </Field>
    </FormDialog>
  )
}

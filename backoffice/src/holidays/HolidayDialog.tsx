import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { useMutation } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { createHoliday } from '@fortnight/supabase/holidays/holidays'
import { FormDialog } from '../form/FormDialog.tsx'
import { rejectIncompleteDates } from '../form/rejectIncompleteDates.ts'
import { requiredDay } from '../form/requiredDay.ts'
import { requiredText } from '../form/requiredText.ts'
import { saveFailedMessage } from '../list/deleteWithUndo.ts'

const schema = z.object({ day: requiredDay('Day'), name: requiredText('Name', 80) })

/** Adds a holiday. */
export function HolidayDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync, isPending, error } = useMutation(createHoliday())
  const { register, handleSubmit, formState } = useForm({
    resolver: rejectIncompleteDates(zodResolver(schema)),
    defaultValues: { day: '', name: '' },
  })
  const { errors, isDirty } = formState

  const save = handleSubmit((holiday) =>
    mutateAsync(holiday).then(
      () => {
        void toast.success('Holiday saved')
        onClose()
      },
      // The dialog shows it.
      () => undefined,
    ),
  )

  return (
    <FormDialog
      title="New holiday"
      submitText="Create holiday"
      isDirty={isDirty}
      isSaving={isPending}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {error && <ErrorBanner data-wide>{errorMessageFor(error, saveFailedMessage)}</ErrorBanner>}
      <Field label="Day" error={errors.day?.message} required>
        <Input type="date" {...register('day')} />
      </Field>
      <Field label="Name" error={errors.name?.message} required>
        <Input autoComplete="off" {...register('name')} />
      </Field>
    </FormDialog>
  )
}

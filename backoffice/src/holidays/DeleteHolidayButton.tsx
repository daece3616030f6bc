import { useMutation } from '@fortnight/shared-ui/query'
import { createHoliday, deleteHoliday, type Holiday } from '@fortnight/supabase/holidays/holidays'
import { deleteWithUndo } from '../list/deleteWithUndo.ts'
import { DeleteButton } from '../list/table/DeleteButton.tsx'

/** Deletes a holiday, which can be undone for 10 seconds. */
export function DeleteHolidayButton({ holiday: { day, name } }: { holiday: Holiday }) {
  const deletion = useMutation(deleteHoliday())
  const creation = useMutation(createHoliday())
  const confirmAndDelete = () =>
    deleteWithUndo({
      confirmation: 'Are you sure you want to delete this holiday?',
      remove: () => deletion.mutateAsync(day),
      successMessage: 'Holiday deleted',
      undo: () => creation.mutateAsync({ day, name }),
    })
  return <DeleteButton name={name} isPending={deletion.isPending} onDelete={confirmAndDelete} />
}

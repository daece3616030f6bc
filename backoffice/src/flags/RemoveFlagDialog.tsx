import { useMutation } from '@fortnight/shared-ui/query'
import { removeFlag } from '@fortnight/supabase/flags/adminMutations'
import type { StoredFlag } from '@fortnight/supabase/flags/storedFlag'
import { ReasonDialog } from '../form/ReasonDialog.tsx'

/** Removes the stored value of a flag with a reason. Where code uses the flag, its default applies again. [REL-98] */
export function RemoveFlagDialog({ stored, onClose }: { stored: StoredFlag; onClose: () => void }) {
  const { area, name, updated_at } = stored
  const { mutateAsync } = useMutation(removeFlag())
  return (
    <ReasonDialog
      title={`Remove the stored value of ${name}`}
      submitText="Remove stored value"
      hint="This is recorded in the log. The default in the code applies again."
      successMessage="Stored value removed"
      submit={(reason) => mutateAsync({ area, name, updated_at, reason })}
      onClose={onClose}
    />
  )
}

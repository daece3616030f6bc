import { useMutation } from '@fortnight/shared-ui/query'
import { type ReleasePin, unpinRelease } from '@fortnight/supabase/releases/pins'
import { ReasonDialog } from '../form/ReasonDialog.tsx'
import { areaLabel } from '../layout/areaLabel.ts'

/** Removes a pin with a reason, so that the latest release of the area is served again. [REL-31] */
export function UnpinDialog({ pin: { area, updated_at }, onClose }: { pin: ReleasePin; onClose: () => void }) {
  const { mutateAsync } = useMutation(unpinRelease())
  return (
    <ReasonDialog
      title={`Remove the pin of ${areaLabel(area)}`}
      submitText="Remove pin"
      hint="This is recorded in the log. All servers serve the latest release within five seconds."
      successMessage="Pin removed"
      submit={(reason) => mutateAsync({ area, reason, updated_at })}
      onClose={onClose}
    />
  )
}

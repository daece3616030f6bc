import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { useMutation } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { waiveCase } from '@fortnight/supabase/signOff/mutations'
import type { MustCase } from '@fortnight/supabase/signOff/signOff'
import { ReasonDialog } from './ReasonDialog.tsx'

/** Asks a client why a must is waived. [FORT-144] */
export function WaiverDialog({ must, onClose }: { must: MustCase; onClose: () => void }) {
  const { id, version, number, title } = must
  const { mutate, isPending, error } = useMutation(waiveCase())
  const onSuccess = () => {
    void toast.success('The case is waived')
    onClose()
  }
  return (
    <ReasonDialog
      title={`Waive case ${number}`}
      description={`You accept the agent although “${title}” has not passed. The team is told, and the reason stays with the sign-off.`}
      submitText="Waive case"
      pendingText="Saving…"
      isPending={isPending}
      errorMessage={error ? errorMessageFor(error, 'The case was not waived. Please try again.') : undefined}
      onSubmit={(reason) => mutate({ id, version, reason }, { onSuccess })}
      onClose={onClose}
    />
  )
}

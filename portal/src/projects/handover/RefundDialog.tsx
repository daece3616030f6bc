import { useState } from 'react'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { useMutation } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { requestRefund } from '@fortnight/supabase/handover/refundMutations'
import { ReasonDialog } from './ReasonDialog.tsx'

/** Asks the client why the money is to be paid back. [FORT-172] */
export function RefundDialog({ project, onClose }: { project: string; onClose: () => void }) {
  // Sent with each attempt, so that a second one does not make a second request.
  const [id] = useState(() => crypto.randomUUID())
  const { mutate, isPending, error } = useMutation(requestRefund())
  const onSuccess = () => {
    void toast.success('Your request is sent')
    onClose()
  }
  return (
    <ReasonDialog
      title="Ask for your money back"
      description="The team reads your reason and decides. Until it has, you can withdraw the request, and you can’t sign off on the project."
      hint="Which acceptance cases does the agent fail?"
      submitText="Send request"
      pendingText="Sending…"
      isPending={isPending}
      errorMessage={error ? errorMessageFor(error, 'The request was not sent. Please try again.') : undefined}
      onSubmit={(reason) => mutate({ id, project, reason }, { onSuccess })}
      onClose={onClose}
    />
  )
}

import { EmailLinkForm } from '../emailLinks/EmailLinkForm.tsx'
import { sendRecoveryLink } from '../emailLinks/emailLinks.ts'

/** Sends a recovery link. */
export function RequestResetForm() {
  return (
    <EmailLinkForm
      button="Send me a link"
      confirmation="If there is an account for that address, a link is on its way."
      onSend={sendRecoveryLink}
    />
  )
}

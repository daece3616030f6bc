import { LinkForm } from '../emailLinks/EmailLinkForm.tsx'
import { mailRecovery } from '../emailLinks/emailLinks.ts'

/** Asks where to send the link for a new password. */
export function RecoveryForm() {
  return (
    <LinkForm
      lead="Tell us your e-mail address, and we send you a link for choosing a new password."
      button="Send me a link"
      answer="If there is an account for that address, a link is on its way."
      onSend={mailRecovery}
    />
  )
}

import { useState } from 'react'
import { styled } from 'styled-components'
import { sentenceFor } from '@fortnight/supabase/core/errors'
import { MailAddress } from '../form/EmailAddress.tsx'
import { mailConfirmation } from '../emailLinks/emailLinks.ts'
import { SendButton } from '../emailLinks/SendButton.tsx'
import { useCoolDown } from '../emailLinks/useCooldown.ts'

const Title = styled.h2`
  margin: 0 0 var(--space-3);
  font-size: var(--text-22);
`
const Answer = styled.p.attrs({ role: 'status' })`
  margin: var(--space-3) 0 0;
`

/** Shown instead of the dashboard when the address must be confirmed first. */
export function CheckEmail({ email }: { email: string }) {
  const [isSending, setIsSending] = useState(false)
  const [answer, setAnswer] = useState('')
  // The first mail has just left.
  const coolDown = useCoolDown(60, true)

  const resend = async () => {
    if (isSending || coolDown.left > 0) return
    setIsSending(true)
    try {
      await mailConfirmation(email)
      setAnswer(sent)
      coolDown.start()
    } catch (error) {
      setAnswer(sentenceFor(error, 'The link could not be sent. Please try again.'))
    }
    setIsSending(false)
  }

  return (
    <>
      <div role="status">
        <Title>Check your e-mail</Title>
        <p>
          We sent a link to <MailAddress>{email}</MailAddress>. Open it to finish your registration.
        </p>
      </div>
      <SendButton variant="secondary" isSending={isSending} secondsLeft={coolDown.left} onClick={resend}>
        Send it again
      </SendButton>
      <Answer>{answer}</Answer>
    </>
  )
}

// The same whatever happened: it must not tell whether the address has an account.
const sent = 'If a confirmation is still needed, a new link is on its way.'

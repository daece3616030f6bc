import { useState } from 'react'
import { styled } from 'styled-components'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { EmailAddress } from '../form/EmailAddress.tsx'
import { linkSent, sendConfirmationLink } from '../emailLinks/emailLinks.ts'
import { SendButton } from '../emailLinks/SendButton.tsx'
import { useCooldown } from '../emailLinks/useCooldown.ts'

const Title = styled.h2`
  margin-bottom: var(--space-3);
  font-size: var(--text-22);
`
const Result = styled.p.attrs({ role: 'status' })`
  /* Not hidden: screen readers announce only what appears in a status that was already there. */
  &:empty {
    position: absolute;
  }
`

/** Shown instead of the dashboard when the email address must be confirmed first. */
export function CheckEmail({ email }: { email: string }) {
  const [isSending, setIsSending] = useState(false)
  const [result, setResult] = useState('')
  // The first email has just been sent.
  const { secondsLeft, startCooldown } = useCooldown(60, true)

  const resend = async () => {
    if (isSending || secondsLeft > 0) return
    setIsSending(true)
    try {
      await sendConfirmationLink(email)
      setResult(linkSent)
      startCooldown()
    } catch (error) {
      setResult(errorMessageFor(error, 'The link could not be sent. Please try again.'))
    }
    setIsSending(false)
  }

  return (
    <>
      <div role="status">
        <Title>Check your email</Title>
        <p>
          We sent a link to <EmailAddress>{email}</EmailAddress>. Open it to finish signing up.
        </p>
      </div>
      <SendButton variant="secondary" isSending={isSending} secondsLeft={secondsLeft} onClick={() => void resend()}>
        Send it again
      </SendButton>
      <Result>{result}</Result>
    </>
  )
}

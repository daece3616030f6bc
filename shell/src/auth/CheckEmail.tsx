import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/Button'
import { auth } from '@fortnight/supabase/client'

const Title = styled.h2`
  margin: 0 0 var(--space-3);
  font-size: var(--text-22);
`

/** Shown instead of the dashboard when the address must be confirmed first. */
export function CheckEmail({ email }: { email: string }) {
  const [resending, setResending] = useState<'no' | 'running' | 'done'>('no')

  const resend = async () => {
    setResending('running')
    // The answer is the same whatever happened: it must not tell whether the address has an account.
    await auth()
      .then((client) => client.resend({ type: 'signup', email }))
      .catch(() => undefined)
    setResending('done')
  }

  return (
    <div role="status">
      <Title>Check your e-mail</Title>
      <p>
        We sent a link to <strong>{email}</strong>. Open it to finish your registration.
      </p>
      <Button variant="secondary" disabled={resending === 'running'} onClick={resend}>
        Send it again
      </Button>
      {resending === 'done' && <p>If a confirmation is still needed, a new link is on its way.</p>}
    </div>
  )
}

import { startTransition, use, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Link, Navigate } from '@fortnight/shared-ui/router'
import { unreachable } from '@fortnight/supabase/core/errors'
import { useSession } from '@fortnight/supabase/session'
import { homeOf } from '../../areas.ts'
import { Waiting } from '../../fallback/LoadingFallback.tsx'
import { AuthNotes } from '../form/AuthNotes.tsx'
import { AuthPanel } from '../form/AuthPanel.tsx'
import { LeadBanner } from '../form/PageErrorBanner.ts'
import { LinkForm } from '../emailLinks/EmailLinkForm.tsx'
import type { LinkState } from '../emailLinks/emailLinkState.ts'
import { MailAddress } from '../form/EmailAddress.tsx'
import { forgetMailedLink, mailConfirmation, openMailedLink } from '../emailLinks/emailLinks.ts'

const Spaced = styled.p`
  margin-bottom: var(--space-4);
`

const recovery: LinkState = { isRecovery: true }
const failedRecovery: LinkState = { hasFailed: true }

/** Opens a mailed link when there is one, else offers to send another. */
export function ConfirmEmail({ link }: { link: string | undefined }) {
  return link ? <Outcome link={link} /> : <Resend />
}

function Outcome({ link }: { link: string }) {
  const [, setTries] = useState(0)
  const outcome = use(openMailedLink(link))
  if (outcome === 'recovery') return <Navigate to="/reset-password" state={recovery} replace />
  if (outcome === 'failed-recovery') return <Navigate to="/reset-password" state={failedRecovery} replace />
  if (outcome === 'failed')
    return <Resend problem="This link has expired or was used already. Please ask for a new one." />
  if (outcome === 'other-browser') {
    return (
      <Resend problem="This link was asked for in another browser. Sign in to go on, or ask for a new link here." />
    )
  }
  if (outcome === 'other-account') return <OtherAccount />
  if (outcome === 'unreachable') {
    const again = () => {
      forgetMailedLink()
      startTransition(() => setTries((tries) => tries + 1))
    }
    return <Unreachable onRetry={again} />
  }
  return <SignedIn isChange={outcome === 'email-changed'} />
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <AuthPanel heading="Confirm your e-mail" lead={<LeadBanner>{unreachable}</LeadBanner>}>
      <Spaced>That is no fault of your link. Please try again in a moment.</Spaced>
      <Button onClick={onRetry}>Try again</Button>
    </AuthPanel>
  )
}

function OtherAccount() {
  const { user, userType } = useSession()
  return (
    <AuthPanel heading="This link is for another account">
      <Spaced role="alert">
        You are still signed in with <MailAddress>{user?.email}</MailAddress>. To use the other account, sign out first.
      </Spaced>
      <Link to={homeOf[userType ?? 'client']}>Go on to your {userType === 'admin' ? 'admin panel' : 'dashboard'}</Link>
    </AuthPanel>
  )
}

function SignedIn({ isChange }: { isChange: boolean }) {
  const { user, userType } = useSession()
  if (!userType) return <Waiting>Setting up your account...</Waiting>
  const home = homeOf[userType]
  if (!isChange) return <Navigate to={home} state={{ welcome: userType === 'client' }} replace />
  return (
    <AuthPanel heading="Your e-mail address has changed">
      <p role="status">
        From now on you sign in with <MailAddress>{user.email}</MailAddress>.
      </p>
      <Link to={home}>Go on to your {userType === 'client' ? 'dashboard' : 'admin panel'}</Link>
    </AuthPanel>
  )
}

function Resend({ problem }: { problem?: string }) {
  return (
    <AuthPanel heading="Confirm your e-mail" lead={problem && <LeadBanner>{problem}</LeadBanner>}>
      <LinkForm
        lead="No link in your inbox? Look among unwanted mail first. We can also send it again."
        button="Send a new link"
        answer="If a confirmation is still needed, a new link is on its way."
        onSend={mailConfirmation}
      />
      <AuthNotes>
        <p>
          Confirmed already? <Link to="/login">Sign in</Link>
        </p>
        <p>
          <Link to="/reset-password">Forgot your password?</Link>
        </p>
      </AuthNotes>
    </AuthPanel>
  )
}

import { startTransition, use, useState } from 'react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Link, Navigate } from '@fortnight/shared-ui/router'
import { linkExpired } from '@fortnight/supabase/account/linkExpired'
import { serverUnreachable } from '@fortnight/supabase/core/errors'
import { useSession } from '@fortnight/supabase/session'
import { homePathByUserType } from '../../areas/areas.ts'
import { LoadingFallback } from '../../fallback/LoadingFallback.tsx'
import { AuthPanel } from '../form/AuthPanel.tsx'
import { PageErrorBanner } from '../form/PageErrorBanner.ts'
import { EmailLinkForm } from '../emailLinks/EmailLinkForm.tsx'
import type { EmailLinkState } from '../emailLinks/emailLinkState.ts'
import { EmailAddress } from '../form/EmailAddress.tsx'
import { linkSent, openEmailLink, resetEmailLink, sendConfirmationLink } from '../emailLinks/emailLinks.ts'

const recoveryState: EmailLinkState = { isRecovery: true }
const failedRecoveryState: EmailLinkState = { hasFailed: true }

/** Opens a link from an email; without one, offers to send a new one. */
export function ConfirmEmail({ link }: { link: string | undefined }) {
  return link ? <Outcome link={link} /> : <Resend />
}

function Outcome({ link }: { link: string }) {
  const [, setAttempts] = useState(0)
  const outcome = use(openEmailLink(link))
  if (outcome === 'recovery') return <Navigate to="/reset-password" state={recoveryState} replace />
  if (outcome === 'failed-recovery') return <Navigate to="/reset-password" state={failedRecoveryState} replace />
  if (outcome === 'failed') return <Resend problem={linkExpired} />
  if (outcome === 'other-browser') {
    return (
      <Resend problem="This link was requested in another browser. Sign in to continue, or request a new link here." />
    )
  }
  if (outcome === 'other-account') return <OtherAccount />
  if (outcome === 'unreachable') {
    const retry = () => {
      resetEmailLink()
      startTransition(() => setAttempts((attempts) => attempts + 1))
    }
    return <Unreachable onRetry={retry} />
  }
  return <SignedIn isChange={outcome === 'email-changed'} />
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <AuthPanel heading="Confirm your email" lead={<PageErrorBanner>{serverUnreachable}</PageErrorBanner>}>
      <p>Your link is fine. Please try again in a moment.</p>
      <Button size="large" onClick={onRetry}>
        Try again
      </Button>
    </AuthPanel>
  )
}

function OtherAccount() {
  const { user, userType } = useSession()
  return (
    <AuthPanel heading="This link is for another account">
      <p role="alert">
        You are still signed in with <EmailAddress>{user?.email}</EmailAddress>. To use the other account, sign out
        first.
      </p>
      <ButtonLink to={homePathByUserType[userType ?? 'client']} size="large">
        Go to your {userType === 'admin' ? 'admin panel' : 'dashboard'}
      </ButtonLink>
    </AuthPanel>
  )
}

function SignedIn({ isChange }: { isChange: boolean }) {
  const { user, userType } = useSession()
  if (!userType) return <LoadingFallback>Setting up your account...</LoadingFallback>
  const home = homePathByUserType[userType]
  if (!isChange) return <Navigate to={home} state={{ welcome: userType === 'client' }} replace />
  return (
    <AuthPanel heading="Your email address has changed">
      <p role="status">
        From now on you sign in with <EmailAddress>{user.email}</EmailAddress>.
      </p>
      <ButtonLink to={home} size="large">
        Go to your {userType === 'client' ? 'dashboard' : 'admin panel'}
      </ButtonLink>
    </AuthPanel>
  )
}

function Resend({ problem }: { problem?: string }) {
  return (
    <AuthPanel
      heading="Confirm your email"
      lead={
        <>
          {problem && <PageErrorBanner>{problem}</PageErrorBanner>}
          <p>Can’t find the link? Check your spam folder, or have us send you a new one.</p>
        </>
      }
      aside={
        <>
          <p>
            Already confirmed? <Link to="/login">Sign in</Link>
          </p>
          <p>
            <Link to="/reset-password">Forgot your password?</Link>
          </p>
        </>
      }
    >
      <EmailLinkForm button="Send a new link" confirmation={linkSent} onSend={sendConfirmationLink} />
    </AuthPanel>
  )
}

import { lazy } from 'react'
import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { Link, useLocation } from '@fortnight/shared-ui/router'
import { linkExpired } from '@fortnight/supabase/account/linkExpired'
import { useSession } from '@fortnight/supabase/session'
import { LoadingFallback } from '../../fallback/LoadingFallback.tsx'
import { AuthPanel } from '../form/AuthPanel.tsx'
import { EmailAddress } from '../form/EmailAddress.tsx'
import { PageErrorBanner } from '../form/PageErrorBanner.ts'
import { emailLinkStateOf } from '../emailLinks/emailLinkState.ts'

// Forms and their rules are a chunk of their own: visitors of the public pages never load them.
const RequestResetForm = lazy(async () => ({ default: (await import('./RequestResetForm.tsx')).RequestResetForm }))
const NewPasswordForm = lazy(async () => ({ default: (await import('./NewPasswordForm.tsx')).NewPasswordForm }))

/** Sends a recovery link, and sets the new password after it was opened, at /reset-password. */
export function ResetPasswordPage() {
  return (
    <>
      <PageHead title="Reset your password" description="Choose a new password for your Fortnight account." noindex />
      <ResetPasswordScreen />
    </>
  )
}

function ResetPasswordScreen() {
  const { status, user } = useSession()
  const { isRecovery, hasFailed } = emailLinkStateOf(useLocation().state)

  // No form before hydration: the browser itself would submit it, with the email address in the URL.
  if (status === 'loading') return <LoadingFallback />
  if (isRecovery && user) {
    const lead = (
      <p>
        For the account <EmailAddress>{user.email}</EmailAddress>. It will be signed out everywhere else.
      </p>
    )
    return (
      <AuthPanel heading="Choose a new password" lead={lead} skeletonLines={5}>
        <NewPasswordForm email={user.email} />
      </AuthPanel>
    )
  }
  return (
    <AuthPanel
      heading="Reset your password"
      lead={
        <>
          {hasFailed && <PageErrorBanner>{linkExpired}</PageErrorBanner>}
          <p>Enter your email address, and we’ll send you a link to choose a new password.</p>
        </>
      }
      aside={
        <p>
          Remembered it? <Link to="/login">Sign in</Link>
        </p>
      }
    >
      <RequestResetForm />
    </AuthPanel>
  )
}

import { lazy, Suspense } from 'react'
import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { Link, useLocation } from '@fortnight/shared-ui/router'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { useSession } from '@fortnight/supabase/session'
import { Waiting } from '../../fallback/LoadingFallback.tsx'
import { AuthNotes } from '../form/AuthNotes.tsx'
import { AuthPanel } from '../form/AuthPanel.tsx'
import { LeadBanner } from '../form/PageErrorBanner.ts'
import { linkOf } from '../emailLinks/emailLinkState.ts'

// Forms and their rules are a file of their own: visitors of the public pages never need them.
const RecoveryForm = lazy(async () => ({ default: (await import('./RequestResetForm.tsx')).RecoveryForm }))
const NewPasswordForm = lazy(async () => ({ default: (await import('./NewPasswordForm.tsx')).NewPasswordForm }))

const failure = 'This link has expired or was used already. Please ask for a new one.'

/** For people who have forgotten their password, at /reset-password. */
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
  const { isRecovery, hasFailed } = linkOf(useLocation().state)

  // No form before it works: the browser itself would send it, with the address in the query.
  if (status === 'loading') return <Waiting />
  if (isRecovery && user) {
    return (
      <AuthPanel heading="Choose a new password">
        <Suspense fallback={<Skeleton lines={5} />}>
          <NewPasswordForm email={user.email} />
        </Suspense>
      </AuthPanel>
    )
  }
  return (
    <AuthPanel heading="Reset your password" lead={hasFailed && <LeadBanner>{failure}</LeadBanner>}>
      <Suspense fallback={<Skeleton lines={3} />}>
        <RecoveryForm />
        <AuthNotes>
          <p>
            You know it after all? <Link to="/login">Sign in</Link>
          </p>
        </AuthNotes>
      </Suspense>
    </AuthPanel>
  )
}

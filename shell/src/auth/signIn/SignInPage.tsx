import { lazy, useEffect } from 'react'
import { styled } from 'styled-components'
import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { Link, Navigate, useLocation } from '@fortnight/shared-ui/router'
import { useSession } from '@fortnight/supabase/session'
import type { RemoteSource } from '../../routing/AreaOutlet.tsx'
import { homePathByUserType } from '../../areas/areas.ts'
import { LoadingFallback } from '../../fallback/LoadingFallback.tsx'
import { AuthPanel } from '../form/AuthPanel.tsx'
import { nextPathOf, withNextPath } from '../nextPath.ts'
import { selectedPlanOf } from '../signUp/selectedPlan.ts'

// Forms and their rules are a chunk of their own: visitors of the public pages never load them.
const SignInForm = lazy(async () => ({ default: (await import('./SignInForm.tsx')).SignInForm }))

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`
const SessionEnded = styled.div`
  max-width: 30rem;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--info);
  border-radius: var(--radius-small);
  background: var(--surface);
`

const sessionEndedMessage =
  'Your session has ended. Sign in again to continue; your unsaved text is kept on this device.'

type Props = { preload: RemoteSource['preload'] }

/** The sign-in of clients and admins, at /login and /admin/login. */
export function SignInPage({ preload: warm }: Props) {
  return (
    <>
      <PageHead title="Sign in" description="Sign in to your Fortnight account." noindex />
      <SignInScreen preload={warm} />
    </>
  )
}

function SignInScreen({ preload: warm }: Props) {
  const { status, userType } = useSession()
  const location = useLocation()
  const next = nextPathOf(location)
  const plan = selectedPlanOf(location)?.value
  const hasEnded = (location.state as { sessionEnded?: unknown } | null)?.sessionEnded === true

  // The next area loads while the visitor types.
  useEffect(() => warm(next ?? homePathByUserType.client), [next, warm])

  if (status === 'loading') return <LoadingFallback />
  if (status === 'signed-in') {
    return (
      <>
        <LoadingFallback>Redirecting…</LoadingFallback>
        {userType && <Navigate to={next ?? homePathByUserType[userType]} state={plan && { plan }} replace />}
      </>
    )
  }
  return (
    <AuthPanel
      heading="Sign in"
      lead={
        hasEnded ? (
          <SessionEnded role="status">{sessionEndedMessage}</SessionEnded>
        ) : (
          <p>See where your projects stand and what we need from you next.</p>
        )
      }
      aside={
        <>
          <p>
            New here?{' '}
            <Link to={withNextPath('/signup', next)} state={plan && { plan }}>
              Sign up as a client
            </Link>
          </p>
          <p>Admin access? Contact your administrator for credentials.</p>
        </>
      }
      skeletonLines={5}
    >
      <SignInForm />
      <Links>
        <Link to="/reset-password">Forgot your password?</Link>
        <Link to="/confirm-email">Resend confirmation</Link>
      </Links>
    </AuthPanel>
  )
}

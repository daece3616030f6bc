import { lazy, Suspense, useEffect } from 'react'
import { styled } from 'styled-components'
import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { Link, Navigate, useLocation } from '@fortnight/shared-ui/router'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { useSession } from '@fortnight/supabase/session'
import type { RemoteSource } from '../../routing/AreaOutlet.tsx'
import { homeOf } from '../../areas.ts'
import { Waiting } from '../../fallback/LoadingFallback.tsx'
import { AuthPanel } from '../form/AuthPanel.tsx'
import { nextOf, withNext } from '../nextPath.ts'
import { selectedPlanOf } from '../signUp/selectedPlan.ts'

// Forms and their rules are a file of their own: visitors of the public pages never need them.
const SignInForm = lazy(async () => ({ default: (await import('./SignInForm.tsx')).SignInForm }))

const Notes = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-5);
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
  color: var(--ink-soft);

  > p {
    margin: 0;
  }
`
const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`
const Ended = styled.p`
  margin: 0 0 var(--space-4);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--info);
  border-radius: var(--radius-small);
  background: var(--surface);
`

const sessionEnded = 'Your session has ended. Sign in again to go on; what you typed is kept on this device.'

type Props = { warm: RemoteSource['warm'] }

/** One screen for clients and admins, at /login and /admin/login. */
export function SignInPage({ warm }: Props) {
  return (
    <>
      <PageHead title="Sign in" description="Sign in to your Fortnight account." noindex />
      <SignInScreen warm={warm} />
    </>
  )
}

function SignInScreen({ warm }: Props) {
  const { status, userType } = useSession()
  const location = useLocation()
  const next = nextOf(location)
  const plan = selectedPlanOf(location)?.value
  const hasEnded = (location.state as { sessionEnded?: unknown } | null)?.sessionEnded === true

  // Whoever signs in goes on to an area that can be fetched while they type.
  useEffect(() => warm(next ?? homeOf.client), [next, warm])

  if (status === 'loading') return <Waiting />
  if (status === 'signed-in') {
    return (
      <>
        <Waiting>Redirecting…</Waiting>
        {userType && <Navigate to={next ?? homeOf[userType]} state={plan && { plan }} replace />}
      </>
    )
  }
  return (
    <AuthPanel heading="Sign in" lead={hasEnded && <Ended role="status">{sessionEnded}</Ended>}>
      <Suspense fallback={<Skeleton lines={5} />}>
        <SignInForm />
        <Notes>
          <Ways>
            <Link to="/reset-password">Forgot your password?</Link>
            <Link to="/confirm-email">Resend confirmation</Link>
          </Ways>
          <p>
            New here?{' '}
            <Link to={withNext('/signup', next)} state={plan && { plan }}>
              Sign up as a client
            </Link>
          </p>
          <p>Admin access? Contact your administrator for credentials.</p>
        </Notes>
      </Suspense>
    </AuthPanel>
  )
}

import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { PageHead } from '@fortnight/shared-ui/PageHead'
import { Link, Navigate, useLocation } from '@fortnight/shared-ui/router'
import { Skeleton } from '@fortnight/shared-ui/Skeleton'
import { useSession } from '@fortnight/supabase/session'
import { homeOf } from '../areas.ts'
import { StatusMessage } from '../StatusMessage.tsx'
import { AuthPanel } from './AuthPanel.tsx'
import { nextOf, withNext } from './safeNext.ts'

// Forms and their rules are a file of their own: visitors of the public pages never need them.
const SignInForm = lazy(async () => ({ default: (await import('./SignInForm.tsx')).SignInForm }))

const Notes = styled.div`
  margin-top: var(--space-5);
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
  color: var(--ink-soft);

  > p {
    margin: 0 0 var(--space-2);
  }
`

/** One screen for clients and admins, at /login and /admin/login. */
export function SignInPage() {
  return (
    <>
      <PageHead title="Sign in" description="Sign in to your Fortnight account." noindex />
      <SignInScreen />
    </>
  )
}

function SignInScreen() {
  const { status, userType } = useSession()
  const next = nextOf(useLocation())

  if (status === 'loading') return <StatusMessage>Loading...</StatusMessage>
  if (status === 'signed-in') {
    return (
      <>
        <StatusMessage>Redirecting…</StatusMessage>
        {userType && <Navigate to={next ?? homeOf[userType]} replace />}
      </>
    )
  }
  return (
    <AuthPanel heading="Sign in">
      <Suspense fallback={<Skeleton lines={5} />}>
        <SignInForm />
      </Suspense>
      <Notes>
        <p>
          New here? <Link to={withNext('/signup', next)}>Sign up as a client</Link>
        </p>
        <p>Admin access? Contact your administrator for credentials.</p>
      </Notes>
    </AuthPanel>
  )
}

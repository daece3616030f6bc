import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { PageHead } from '@fortnight/shared-ui/PageHead'
import { Link, Navigate, useLocation } from '@fortnight/shared-ui/router'
import { Skeleton } from '@fortnight/shared-ui/Skeleton'
import { useSession } from '@fortnight/supabase/session'
import { homeOf } from '../areas.ts'
import { StatusMessage } from '../StatusMessage.tsx'
import { AuthPanel } from './AuthPanel.tsx'
import { nextOf, withNext } from './safeNext.ts'
import { selectedPlanOf } from './selectedPlan.ts'

// Forms and their rules are a file of their own: visitors of the public pages never need them.
const SignUpForm = lazy(async () => ({ default: (await import('./SignUpForm.tsx')).SignUpForm }))

const Line = styled.p`
  margin: 0 0 var(--space-4);
  color: var(--ink-soft);
`

/** Registration of a client, at /signup. */
export function SignUpPage() {
  return (
    <>
      <PageHead title="Sign up" description="Create your Fortnight account in two short steps." noindex />
      <SignUpScreen />
    </>
  )
}

function SignUpScreen() {
  const location = useLocation()
  const { status } = useSession()
  // While an account is being made, its own sign-in must not send the new client away without welcome and plan.
  const [isCreating, setIsCreating] = useState(false)
  const next = nextOf(location)
  const plan = selectedPlanOf(location)

  if (!isCreating && status === 'loading') return <StatusMessage>Loading...</StatusMessage>
  if (!isCreating && status === 'signed-in') return <Navigate to={next ?? homeOf.client} replace />
  const lead = (
    <>
      <Line>
        Already have an account? <Link to={withNext('/admin/login', next)}>Sign in here</Link>
      </Line>
      {plan && <Line>Selected plan: {plan.label}. You can change it later.</Line>}
    </>
  )
  return (
    <AuthPanel heading="Create your account" lead={lead}>
      <Suspense fallback={<Skeleton lines={8} />}>
        <SignUpForm plan={plan?.value} onCreating={setIsCreating} />
      </Suspense>
    </AuthPanel>
  )
}

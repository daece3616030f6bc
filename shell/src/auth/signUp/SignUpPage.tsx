import { lazy, Suspense, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { Link, Navigate, useLocation } from '@fortnight/shared-ui/router'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { useSession } from '@fortnight/supabase/session'
import type { RemoteSource } from '../../routing/AreaOutlet.tsx'
import { areaOf, homeOf } from '../../areas.ts'
import { Waiting } from '../../fallback/LoadingFallback.tsx'
import { AuthPanel } from '../form/AuthPanel.tsx'
import { nextOf, withNext } from '../nextPath.ts'
import { selectedPlanOf } from './selectedPlan.ts'

// Forms and their rules are a file of their own: visitors of the public pages never need them.
const SignUpForm = lazy(async () => ({ default: (await import('./SignUpForm.tsx')).SignUpForm }))

const Line = styled.p`
  margin: 0 0 var(--space-4);
  color: var(--ink-soft);
`

type Props = { warm: RemoteSource['warm'] }

/** Registration of a client, at /signup. */
export function SignUpPage({ warm }: Props) {
  return (
    <>
      <PageHead title="Sign up" description="Create your Fortnight account in two short steps." noindex />
      <SignUpScreen warm={warm} />
    </>
  )
}

function SignUpScreen({ warm }: Props) {
  const location = useLocation()
  const { status } = useSession()
  // While an account is being made, its own sign-in must not send the new client away without welcome and plan.
  const [isCreating, setIsCreating] = useState(false)
  const next = nextOf(location)
  const plan = selectedPlanOf(location)

  // The new client goes on to an area that can be fetched while they type.
  useEffect(() => warm(homeOf.client), [warm])

  if (!isCreating && status === 'loading') return <Waiting />
  if (!isCreating && status === 'signed-in') {
    return <Navigate to={next ?? homeOf.client} state={plan && { plan: plan.value }} replace />
  }
  const lead = (
    <>
      <Line>
        Already have an account?{' '}
        <Link to={withNext('/admin/login', next)} state={plan && { plan: plan.value }}>
          Sign in here
        </Link>
      </Line>
      {plan && <Line>Selected plan: {plan.label}. You can change it later.</Line>}
    </>
  )
  return (
    <AuthPanel heading="Create your account" lead={lead}>
      <Suspense fallback={<Skeleton lines={8} />}>
        <SignUpForm plan={plan?.value} destination={destinationOf(next)} onCreating={setIsCreating} />
      </Suspense>
    </AuthPanel>
  )
}

/** A new client gets the client page that was asked for; a project, though, cannot be theirs. */
function destinationOf(next: string | null) {
  const [path = ''] = next?.split(/[?#]/) ?? []
  const isTheirs = areaOf(path)?.only?.userType === 'client' && !path.startsWith('/project/')
  return next && isTheirs ? next : homeOf.client
}

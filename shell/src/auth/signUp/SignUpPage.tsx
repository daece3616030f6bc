import { lazy, useEffect, useState } from 'react'
import { PageHead } from '@fortnight/shared-ui/page/PageHead'
import { Link, Navigate, useLocation } from '@fortnight/shared-ui/router'
import { useSession } from '@fortnight/supabase/session'
import type { RemoteSource } from '../../routing/AreaOutlet.tsx'
import { type Areas, findArea, homePathByUserType } from '../../areas/areas.ts'
import { useAreas } from '../../areas/useAreas.ts'
import { LoadingFallback } from '../../fallback/LoadingFallback.tsx'
import { AuthPanel } from '../form/AuthPanel.tsx'
import { nextPathOf, withNextPath } from '../nextPath.ts'
import { AfterSignUp } from './AfterSignUp.tsx'
import { selectedPlanOf } from './selectedPlan.ts'

// Forms and their rules are a chunk of their own: visitors of the public pages never load them.
const SignUpForm = lazy(async () => ({ default: (await import('./SignUpForm.tsx')).SignUpForm }))

type Props = { preload: RemoteSource['preload'] }

/** The registration of a client, at /signup. */
export function SignUpPage({ preload: warm }: Props) {
  return (
    <>
      <PageHead title="Sign up" description="Create your Fortnight account in two short steps." noindex />
      <SignUpScreen preload={warm} />
    </>
  )
}

function SignUpScreen({ preload: warm }: Props) {
  const location = useLocation()
  const { status } = useSession()
  // While the account is being created, its sign-in must not redirect: the form does so, with welcome and plan.
  const [isCreating, setIsCreating] = useState(false)
  const next = nextPathOf(location)
  const plan = selectedPlanOf(location)
  const areas = useAreas()

  // The next area loads while the visitor types.
  useEffect(() => warm(homePathByUserType.client), [warm])

  if (!isCreating && status === 'loading') return <LoadingFallback />
  if (!isCreating && status === 'signed-in') {
    return <Navigate to={next ?? homePathByUserType.client} state={plan && { plan: plan.value }} replace />
  }
  const lead = (
    <>
      <p>
        Already have an account?{' '}
        <Link to={withNextPath('/admin/login', next)} state={plan && { plan: plan.value }}>
          Sign in here
        </Link>
      </p>
      {plan && <p>Selected plan: {plan.label}. You can change it later.</p>}
    </>
  )
  const aside = (
    <p>
      What we store, and for how long: <Link to="/privacy">Privacy</Link>
    </p>
  )
  return (
    <AuthPanel heading="Create your account" lead={lead} aside={aside} panel={<AfterSignUp />} skeletonLines={8}>
      <SignUpForm plan={plan?.value} destination={destinationOf(areas, next)} onCreating={setIsCreating} />
    </AuthPanel>
  )
}

/** The next path when it is a client page; not a project, which cannot belong to a new client. */
function destinationOf(areas: Areas, next: string | null) {
  const [path = ''] = next?.split(/[?#]/) ?? []
  const isAllowed = findArea(areas, path)?.access?.userType === 'client' && !path.startsWith('/project/')
  return next && isAllowed ? next : homePathByUserType.client
}

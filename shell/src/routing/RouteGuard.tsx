import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from '@fortnight/shared-ui/router'
import { useSession } from '@fortnight/supabase/session'
import { type Area, homeOf } from '../areas.ts'
import { Waiting } from '../fallback/LoadingFallback.tsx'

/** Lets the right people into an area and sends everyone else where they belong. [ROUTE-6 to ROUTE-11] */
export function RouteGuard({ only, children }: { only: NonNullable<Area['only']>; children: ReactNode }) {
  const session = useSession()
  const { pathname, search } = useLocation()
  const isWelcome = session.userType === only.userType
  const [wasInside, setWasInside] = useState(isWelcome)
  if (isWelcome && !wasInside) setWasInside(true)

  if (session.status === 'signed-out') {
    if (wasInside && session.ended === 'by-choice') return <Navigate to="/" replace />
    // The wanted page is kept, so that a client whose session ended comes back to it after signing in.
    const next = `?next=${encodeURIComponent(pathname + search)}`
    if (session.ended !== 'unexpectedly') return <Navigate to={only.signIn + next} replace />
    return <Navigate to={`/admin/login${next}`} state={{ sessionEnded: true }} replace />
  }
  // One element for both, so that its patience is not renewed half-way.
  if (!session.userType) return <Waiting>{session.user ? 'Setting up your account...' : undefined}</Waiting>
  if (!isWelcome) return <Navigate to={homeOf[session.userType]} replace />
  return children
}

import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from '@fortnight/shared-ui/router'
import { useSession } from '@fortnight/supabase/session'
import { type Area, homePathByUserType } from '../areas/areas.ts'
import { LoadingFallback } from '../fallback/LoadingFallback.tsx'

/** Admits users of the required type and redirects everyone else. [ROUTE-6 to ROUTE-11] */
export function RouteGuard({ access, children }: { access: NonNullable<Area['access']>; children: ReactNode }) {
  const session = useSession()
  const { pathname, search } = useLocation()
  const isAllowed = session.userType === access.userType
  const isSignedIn = session.user !== null
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn)
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true)

  if (session.status === 'signed-out') {
    if (wasSignedIn && session.ended === 'by-choice') return <Navigate to="/" replace />
    // Keeps the requested page, so that the user returns to it after signing in.
    const next = `?next=${encodeURIComponent(pathname + search)}`
    if (session.ended !== 'unexpectedly') return <Navigate to={access.signInPath + next} replace />
    return <Navigate to={`/admin/login${next}`} state={{ sessionEnded: true }} replace />
  }
  // One element for both states, so that its timeout does not restart in between.
  if (!session.userType)
    return <LoadingFallback>{session.user ? 'Setting up your account...' : undefined}</LoadingFallback>
  if (!isAllowed) return <Navigate to={homePathByUserType[session.userType]} replace />
  return children
}

import type { ReactNode } from 'react'
import { Navigate, useLocation } from '@fortnight/shared-ui/router'
import { useSession } from '@fortnight/supabase/session'
import { type Area, homeOf } from './areas.ts'
import { StatusMessage } from './StatusMessage.tsx'

/** Lets the right people into an area and sends everyone else where they belong. [ROUTE-6 to ROUTE-11] */
export function RouteGuard({ only, children }: { only: NonNullable<Area['only']>; children: ReactNode }) {
  const { status, userType } = useSession()
  const { pathname, search } = useLocation()

  if (status === 'loading') return <StatusMessage>Loading...</StatusMessage>
  if (status === 'signed-out') {
    // The wanted page is kept, so that a client whose session ended comes back to it after signing in.
    return <Navigate to={`${only.signIn}?next=${encodeURIComponent(pathname + search)}`} replace />
  }
  if (!userType) return <StatusMessage>Setting up your account...</StatusMessage>
  if (userType !== only.userType) return <Navigate to={homeOf[userType]} replace />
  return children
}

import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from '@fortnight/shared-ui/router'
import { RemoteUnavailable } from './RemoteUnavailable.tsx'
import { Waiting } from './LoadingFallback.tsx'

/** Waiting and failing of a page that comes with the shell: without this, one lost file would take the whole page away. */
export function OwnPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKeys={[pathname]} fallback={<RemoteUnavailable />}>
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </ErrorBoundary>
  )
}

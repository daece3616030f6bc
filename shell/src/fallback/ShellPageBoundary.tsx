import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from '@fortnight/shared-ui/router'
import { RemoteUnavailable } from './RemoteUnavailable.tsx'
import { EarlyInputReplay } from '../startup/EarlyInputReplay.tsx'
import { LoadingFallback } from './LoadingFallback.tsx'

/** Loading and error fallbacks for the shell's own pages: a chunk load error replaces only the page's content. */
export function ShellPageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary resetKeys={[pathname]} fallback={<RemoteUnavailable />}>
      <Suspense fallback={<LoadingFallback />}>
        <EarlyInputReplay region="content" />
        {children}
      </Suspense>
    </ErrorBoundary>
  )
}

import { type ComponentType, lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useCurrentArea } from '../areas/useAreas.ts'
import type { RemoteName } from '../startup/bootData.ts'
import { EarlyInputReplay } from '../startup/EarlyInputReplay.tsx'
import { ShellPageBoundary } from '../fallback/ShellPageBoundary.tsx'
import { RemoteUnavailable } from '../fallback/RemoteUnavailable.tsx'
import { RouteGuard } from './RouteGuard.tsx'
import { LoadingFallback } from '../fallback/LoadingFallback.tsx'

// Loaded on demand, so that other pages do not download it.
const NotFoundPage = lazy(() => import('../notFound/NotFoundPage.tsx'))

/** Provides the remotes' components: the browser loads them over the network, the server bundles only marketing. */
export type RemoteSource = {
  /** The component of a remote; undefined when its location is unknown. */
  getComponent: (name: RemoteName) => ComponentType | undefined
  /** Starts downloading the area that owns a path, before the user navigates there. */
  preload: (path: string) => void
  /** Drops a remote that failed to load and fetches the current locations, so that it can be loaded again. */
  reset: (name: RemoteName) => Promise<void>
}

/** Renders the area that owns the current path, behind the route guard if it is restricted. */
export function AreaOutlet({ source }: { source: RemoteSource }) {
  const area = useCurrentArea()
  if (!area) return <NotFound />
  const remote = <Remote key={area.remote} name={area.remote} source={source} />
  return area.access ? <RouteGuard access={area.access}>{remote}</RouteGuard> : remote
}

const NotFound = () => (
  <ShellPageBoundary>
    <NotFoundPage />
  </ShellPageBoundary>
)

function Remote({ name, source }: { name: RemoteName; source: RemoteSource }) {
  const [attempt, setAttempt] = useState(0)
  const retry = () => {
    void source
      .reset(name)
      .catch(() => undefined)
      .then(() => setAttempt(attempt + 1))
  }

  const component = source.getComponent(name)
  if (!component) return <RemoteUnavailable onRetry={retry} />
  return (
    <ErrorBoundary resetKeys={[attempt]} fallbackRender={() => <RemoteUnavailable onRetry={retry} />}>
      <Suspense fallback={<LoadingFallback />}>
        <EarlyInputReplay region="content" />
        <RemotePage component={component} />
      </Suspense>
    </ErrorBoundary>
  )
}

const RemotePage = ({ component: Component }: { component: ComponentType }) => <Component />

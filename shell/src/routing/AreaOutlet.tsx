import { type ComponentType, lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from '@fortnight/shared-ui/router'
import { areaOf } from '../areas.ts'
import type { RemoteName } from '../startup/bootData.ts'
import { OwnPage } from '../fallback/ShellPageBoundary.tsx'
import { RemoteUnavailable } from '../fallback/RemoteUnavailable.tsx'
import { RouteGuard } from './RouteGuard.tsx'
import { Waiting } from '../fallback/LoadingFallback.tsx'

// Whoever asks for a page that exists does not download this one.
const NotFoundPage = lazy(() => import('../notFound/NotFoundPage.tsx'))

/** How the page gets hold of remotes: the browser loads them, the server has marketing at hand and nothing else. */
export type RemoteSource = {
  component: (name: RemoteName) => ComponentType | undefined
  /** Starts downloading the area that owns a path before it is shown. */
  warm: (path: string) => void
  forget: (name: RemoteName) => Promise<void>
}

/** Shows the area that owns the current path, to those who may see it. */
export function AreaOutlet({ source }: { source: RemoteSource }) {
  const area = areaOf(useLocation().pathname)
  if (!area) return <NotFound />
  const remote = <Remote key={area.remote} name={area.remote} source={source} />
  return area.only ? <RouteGuard only={area.only}>{remote}</RouteGuard> : remote
}

const NotFound = () => (
  <OwnPage>
    <NotFoundPage />
  </OwnPage>
)

function Remote({ name, source }: { name: RemoteName; source: RemoteSource }) {
  const [attempt, setAttempt] = useState(0)
  const retry = async () => {
    await source.forget(name).catch(() => undefined)
    setAttempt(attempt + 1)
  }

  const component = source.component(name)
  if (!component) return <RemoteUnavailable onRetry={retry} />
  return (
    <ErrorBoundary resetKeys={[attempt]} fallbackRender={() => <RemoteUnavailable onRetry={retry} />}>
      <Suspense fallback={<Waiting />}>
        <Show component={component} />
      </Suspense>
    </ErrorBoundary>
  )
}

const Show = ({ component: Component }: { component: ComponentType }) => <Component />

import { lazy, type ReactNode } from 'react'
import { type QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { Route, Routes } from '@fortnight/shared-ui/router'
import type { Areas } from './areas/areas.ts'
import { AreasContext } from './areas/useAreas.ts'
import { AreaOutlet, type RemoteSource } from './routing/AreaOutlet.tsx'
import { Layout } from './layout/Layout.tsx'
import { ShellPageBoundary } from './fallback/ShellPageBoundary.tsx'
import type { Trial } from './startup/bootData.ts'

// Loaded on demand: most visitors never open a form, so they do not download the form and validation libraries.
const SignInPage = lazy(() => import('./auth/signIn/SignInPage.tsx').then((module) => ({ default: module.SignInPage })))
const SignUpPage = lazy(() => import('./auth/signUp/SignUpPage.tsx').then((module) => ({ default: module.SignUpPage })))
const ResetPasswordPage = lazy(() =>
  import('./auth/resetPassword/ResetPasswordPage.tsx').then((module) => ({ default: module.ResetPasswordPage })),
)
const ConfirmEmailPage = lazy(() =>
  import('./auth/confirmEmail/ConfirmEmailPage.tsx').then((module) => ({ default: module.ConfirmEmailPage })),
)

const NotMePage = lazy(() => import('./auth/notMe/NotMePage.tsx').then((module) => ({ default: module.NotMePage })))

type Props = {
  queryClient: QueryClient
  areas: Areas
  source: RemoteSource
  /** Wraps the page in BrowserRouter in the browser and in StaticRouter on the server. */
  renderRouter: (page: ReactNode) => ReactNode
  /** Whether analytics is configured; visitors can then change their consent. */
  hasAnalytics: boolean
  /** The build that an admin tries. */
  trial?: Trial | undefined
}

/** The whole page, rendered identically by the server and the browser. */
export function App({ queryClient, areas, source, renderRouter, hasAnalytics, trial }: Props) {
  const signIn = withFallback(<SignInPage preload={source.preload} />)
  const page = (
    <Routes>
      <Route element={<Layout hasAnalytics={hasAnalytics} trial={trial} />}>
        <Route path="/login" element={signIn} />
        <Route path="/admin/login" element={signIn} />
        <Route path="/signup" element={withFallback(<SignUpPage preload={source.preload} />)} />
        <Route path="/reset-password" element={withFallback(<ResetPasswordPage />)} />
        <Route path="/confirm-email" element={withFallback(<ConfirmEmailPage />)} />
        <Route path="/account/not-me/:outcome?" element={withFallback(<NotMePage />)} />
        {/* A single splat route, so that the remote's own routes match the full path. */}
        <Route path="*" element={<AreaOutlet source={source} />} />
      </Route>
    </Routes>
  )
  return (
    <QueryClientProvider client={queryClient}>
      <AreasContext value={areas}>{renderRouter(page)}</AreasContext>
    </QueryClientProvider>
  )
}

const withFallback = (page: ReactNode) => <ShellPageBoundary>{page}</ShellPageBoundary>

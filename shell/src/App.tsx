import { lazy, type ReactNode } from 'react'
import { type QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { GlobalStyle } from '@fortnight/shared-ui/theme/GlobalStyle'
import { Route, Routes } from '@fortnight/shared-ui/router'
import { AreaOutlet, type RemoteSource } from './routing/AreaOutlet.tsx'
import { Layout } from './layout/Layout.tsx'
import { OwnPage } from './fallback/ShellPageBoundary.tsx'

// Most visitors never see a form; they do not download form and validation libraries either.
const SignInPage = lazy(() => import('./auth/signIn/SignInPage.tsx').then((module) => ({ default: module.SignInPage })))
const SignUpPage = lazy(() => import('./auth/signUp/SignUpPage.tsx').then((module) => ({ default: module.SignUpPage })))
const ResetPasswordPage = lazy(() =>
  import('./auth/resetPassword/ResetPasswordPage.tsx').then((module) => ({ default: module.ResetPasswordPage })),
)
const ConfirmEmailPage = lazy(() =>
  import('./auth/confirmEmail/ConfirmEmailPage.tsx').then((module) => ({ default: module.ConfirmEmailPage })),
)

type Props = {
  queryClient: QueryClient
  source: RemoteSource
  /** Wraps the page in the router of its side: BrowserRouter or StaticRouter. */
  router: (page: ReactNode) => ReactNode
  /** Whether usage may be counted at all, so that visitors need a way to their choice. */
  hasAnalytics: boolean
}

/** The whole page, the same on the server and in the browser. */
export function App({ queryClient, source, router, hasAnalytics }: Props) {
  const signIn = whenLoaded(<SignInPage warm={source.warm} />)
  const page = (
    <Routes>
      <Route element={<Layout hasAnalytics={hasAnalytics} />}>
        <Route path="/login" element={signIn} />
        <Route path="/admin/login" element={signIn} />
        <Route path="/signup" element={whenLoaded(<SignUpPage warm={source.warm} />)} />
        <Route path="/reset-password" element={whenLoaded(<ResetPasswordPage />)} />
        <Route path="/confirm-email" element={whenLoaded(<ConfirmEmailPage />)} />
        {/* One splat, so that a remote's own routes see the whole path. */}
        <Route path="*" element={<AreaOutlet source={source} />} />
      </Route>
    </Routes>
  )
  return (
    <QueryClientProvider client={queryClient}>
      <GlobalStyle />
      {router(page)}
    </QueryClientProvider>
  )
}

const whenLoaded = (page: ReactNode) => <OwnPage>{page}</OwnPage>

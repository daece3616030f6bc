import type { ReactNode } from 'react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { HelmetProvider } from 'react-helmet-async'
import { GlobalStyle } from '@fortnight/shared-ui/GlobalStyle'
import { Route, Routes } from '@fortnight/shared-ui/router'
import { AreaOutlet, type RemoteSource } from './AreaOutlet.tsx'
import { SignInPage } from './auth/SignInPage.tsx'
import { SignUpPage } from './auth/SignUpPage.tsx'
import { Layout } from './layout/Layout.tsx'

type Props = {
  queryClient: QueryClient
  source: RemoteSource
  /** Wraps the page in the router of its side: BrowserRouter or StaticRouter. */
  router: (page: ReactNode) => ReactNode
}

/** The whole page, the same on the server and in the browser. */
export function App({ queryClient, source, router }: Props) {
  const page = (
    <Routes>
      <Route element={<Layout />}>
        <Route path="/login" element={<SignInPage />} />
        <Route path="/admin/login" element={<SignInPage />} />
        <Route path="/signup" element={<SignUpPage />} />
        {/* One splat, so that a remote's own routes see the whole path. */}
        <Route path="*" element={<AreaOutlet source={source} />} />
      </Route>
    </Routes>
  )
  return (
    <QueryClientProvider client={queryClient}>
      <HelmetProvider>
        <GlobalStyle />
        {router(page)}
      </HelmetProvider>
    </QueryClientProvider>
  )
}

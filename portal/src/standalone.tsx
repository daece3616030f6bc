import { createRoot } from 'react-dom/client'
import { QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { GlobalStyle } from '@fortnight/shared-ui/theme/GlobalStyle'
import { BrowserRouter, Navigate, Route, Routes } from '@fortnight/shared-ui/router'
import { auth, connect } from '@fortnight/supabase/client'
import { userTypeOf } from '@fortnight/supabase/profiles/queries'
import { useSession } from '@fortnight/supabase/session'
import App from './App.tsx'
import { StandaloneSignIn } from './StandaloneSignIn.tsx'

// The page of this area's own dev server. In the product the shell brings the providers and the session.

connect({ url: location.origin, key: process.env.FORTNIGHT_PUBLISHABLE_KEY ?? '' })
void followSession()

const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: 300_000, refetchOnWindowFocus: false } },
})

createRoot(document.getElementById('root') as HTMLElement).render(
  <QueryClientProvider client={queryClient}>
    <GlobalStyle />
    <BrowserRouter>
      <main id="content">
        <Standalone />
      </main>
    </BrowserRouter>
  </QueryClientProvider>,
)

function Standalone() {
  const { status, userType } = useSession()
  if (status === 'signed-out') return <StandaloneSignIn />
  if (!userType) return <p>Loading...</p>
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/dashboard" replace />} />
      <Route path="/admin/login" element={<Navigate to="/dashboard" replace />} />
      <Route path="*" element={<App />} />
    </Routes>
  )
}

async function followSession() {
  const client = await auth()
  client.onAuthStateChange((_event, session) => {
    if (!session) return useSession.setState({ status: 'signed-out', user: null, userType: null }, true)
    const { id, email = '' } = session.user
    const state = { status: 'signed-in', user: { id, email } } as const
    // The auth client holds a lock during this callback; a query inside it would wait for ever.
    setTimeout(async () => useSession.setState({ ...state, userType: (await userTypeOf(id)) ?? 'client' }, true))
  })
}

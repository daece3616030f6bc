/* For tests: /profile/edit as the shell shows it, with a signed-in client and a profile in the cache. */
import { render } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@fortnight/shared-ui/query'
import { BrowserRouter, Route, Routes } from '@fortnight/shared-ui/router'
import { ownProfile } from '@fortnight/supabase/profiles'
import { type Session, useSession } from '@fortnight/supabase/session'
import ProfilePage from './ProfilePage.tsx'

export const client = { id: 'c1', email: 'noor@harbourlane.example' }

export const profile = {
  id: client.id,
  name: 'Noor Haddad',
  email: client.email,
  mobile_number: '+44 20 1234',
  company_name: null,
  how_heard_about_us: 'referral',
  created_at: '2025-09-01T10:00:00Z',
}

const signedIn: Session = { status: 'signed-in', user: client, userType: 'client' }

/** Opens /profile/edit; without a profile in the cache it is asked from the API. */
export function openProfile({
  session = signedIn,
  cached = profile,
}: { session?: Session; cached?: object | null } = {}) {
  useSession.setState(session, true)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  queryClient.setQueryData<object | null>(ownProfile(client.id).queryKey, cached)
  window.history.replaceState(null, '', '/profile/edit')
  return render(
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Routes>
          <Route path="/profile/edit" element={<ProfilePage />} />
          <Route path="/dashboard" element={<h1>Dashboard</h1>} />
          <Route path="*" element={null} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>,
  )
}

/* Test support: /profile/edit with a profile in the query cache, and the dashboard it returns to. */
import { Route } from '@fortnight/shared-ui/router'
import { ownProfile } from '@fortnight/supabase/profiles/queries'
import type { Session } from '@fortnight/supabase/session'
import { client, renderPortal, profile } from '../layout/renderPortal.testing.tsx'
import ProfilePage from './ProfilePage.tsx'

/** Renders /profile/edit. */
export const renderProfile = ({ session }: { session?: Session } = {}) =>
  renderPortal(
    '/profile/edit',
    <>
      <Route path="/profile/edit" element={<ProfilePage />} />
      <Route path="/dashboard" element={<h1>Dashboard</h1>} />
    </>,
    { session, fillCache: (cache) => cache.setQueryData(ownProfile(client.id).queryKey, profile) },
  )

/* For tests: /profile/edit with a profile in the cache, and the dashboard that it leads back to. */
import { Route } from '@fortnight/shared-ui/router'
import { ownProfile } from '@fortnight/supabase/profiles/queries'
import type { Session } from '@fortnight/supabase/session'
import { client, renderPortal, profile } from '../layout/renderPortal.testing.tsx'
import ProfilePage from './ProfilePage.tsx'

/** Opens /profile/edit. */
export const renderProfile = ({ session }: { session?: Session } = {}) =>
  renderPortal(
    '/profile/edit',
    <>
      <Route path="/profile/edit" element={<ProfilePage />} />
      <Route path="/dashboard" element={<h1>Dashboard</h1>} />
    </>,
    { session, fill: (cache) => cache.setQueryData(ownProfile(client.id).queryKey, profile) },
  )

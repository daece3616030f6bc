/* For tests: /profile/edit with a profile in the cache, and the dashboard that it leads back to. */
import { Route } from '@fortnight/shared-ui/router'
import { ownProfile } from '@fortnight/supabase/profiles/queries'
import type { Session } from '@fortnight/supabase/session'
import { client, openPortal, profile } from '../layout/openPortal.testing.tsx'
import ProfilePage from './ProfilePage.tsx'

/** Opens /profile/edit. */
export const openProfile = ({ session }: { session?: Session } = {}) =>
  openPortal(
    '/profile/edit',
    <>
      <Route path="/profile/edit" element={<ProfilePage />} />
      <Route path="/dashboard" element={<h1>Dashboard</h1>} />
    </>,
    { session, fill: (cache) => cache.setQueryData(ownProfile(client.id).queryKey, profile) },
  )

/* For tests: the dashboard with a list and a profile in its cache. */
import { Route } from '@fortnight/shared-ui/router'
import { ownProfile } from '@fortnight/supabase/profiles/queries'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { ownProjects } from '@fortnight/supabase/projects/queries'
import type { Session } from '@fortnight/supabase/session'
import { client, renderPortal, profile, project } from '../layout/renderPortal.testing.tsx'
import DashboardPage from './DashboardPage.tsx'

type Scene = {
  session?: Session
  /** What the cache holds already; what is left out is asked from the API. */
  projects?: OwnProject[]
  profile?: typeof profile | null
  /** The router state that sign-up hands over. */
  state?: unknown
  search?: string
}

type DialogProps = { plan: string | null; onClose: () => void }

// The dialog belongs to the projects; the dashboard only opens and closes it.
const Dialog = ({ plan, onClose }: DialogProps) => (
  <div role="dialog" aria-label="New project">
    {plan ?? 'no plan'} <button onClick={onClose}>Close</button>
  </div>
)

/** Opens /dashboard. */
export function renderDashboard(
  { search = '', projects, profile: person, ...scene }: Scene = { projects: [project], profile },
) {
  return renderPortal(
    `/dashboard${search}`,
    <Route path="/dashboard" element={<DashboardPage NewProjectDialog={Dialog} />} />,
    {
      ...scene,
      fill: (cache) => {
        const page = projects && { projects, count: projects.length }
        if (page) cache.setQueryData(ownProjects(client.id).queryKey, page)
        if (person !== undefined) cache.setQueryData(ownProfile(client.id).queryKey, person)
      },
    },
  )
}

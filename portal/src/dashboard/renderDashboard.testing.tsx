/* Test support: the dashboard with projects and a profile in the query cache. */
import { screen } from '@testing-library/react'
import { Route } from '@fortnight/shared-ui/router'
import type { BriefState } from '@fortnight/supabase/briefs/brief'
import { briefStates } from '@fortnight/supabase/briefs/queries'
import { type OpenApproval, openApprovals } from '@fortnight/supabase/deliverables/queries'
import { unreadCounts } from '@fortnight/supabase/messages/unread'
import type { ProjectPlan } from '@fortnight/supabase/plans/plan'
import { projectPlans } from '@fortnight/supabase/plans/queries'
import { ownProfile } from '@fortnight/supabase/profiles/queries'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { ownProjects } from '@fortnight/supabase/projects/queries'
import type { Session } from '@fortnight/supabase/session'
import { client, renderPortal, profile, project } from '../layout/renderPortal.testing.tsx'
import DashboardPage from './DashboardPage.tsx'

type Options = {
  session?: Session
  /** Cached data; what is omitted is requested from the API. */
  projects?: OwnProject[]
  profile?: typeof profile | null
  /** By the id of the project. */
  plans?: Record<string, ProjectPlan>
  /** The same. */
  briefs?: Record<string, BriefState>
  /** The decisions that wait for the client. */
  approvals?: OpenApproval[]
  /** The router state with which sign-up redirects. */
  state?: unknown
  search?: string
  /** How many messages are unread, by the id of the project. */
  unread?: Record<string, number>
}

type DialogProps = { plan: string | null; isWelcome: boolean; onClose: () => void }

// Stands in for the dialog of the projects feature.
const FakeDialog = ({ plan, isWelcome, onClose }: DialogProps) => (
  <div role="dialog" aria-label="New project">
    {plan ?? 'no plan'} {isWelcome && 'for a new client'} <button onClick={onClose}>Close</button>
  </div>
)

/** Renders /dashboard. */
export function renderDashboard(
  {
    search = '',
    projects,
    profile: cachedProfile,
    unread = {},
    plans = {},
    briefs = {},
    approvals = [],
    ...options
  }: Options = {
    projects: [project],
    profile,
  },
) {
  return renderPortal(
    `/dashboard${search}`,
    <Route path="/dashboard" element={<DashboardPage NewProjectDialog={FakeDialog} />} />,
    {
      ...options,
      fillCache: (cache) => {
        const page = projects && { projects, count: projects.length }
        cache.setQueryData(unreadCounts().queryKey, unread)
        cache.setQueryData(openApprovals().queryKey, approvals)
        if (page) cache.setQueryData(ownProjects(client.id).queryKey, page)
        const started = projects?.filter(({ started_on }) => started_on !== null).map(({ id }) => id) ?? []
        cache.setQueryData(projectPlans(started).queryKey, plans)
        const unstarted = projects?.filter(({ started_on, status }) => !started_on && status !== 'completed') ?? []
        cache.setQueryData(briefStates(unstarted.map(({ id }) => id)).queryKey, briefs)
        if (cachedProfile !== undefined) cache.setQueryData(ownProfile(client.id).queryKey, cachedProfile)
      },
    },
  )
}

/** Whether the list of projects is being updated. */
export const isListBusy = () => document.querySelector('[aria-busy=true]') !== null

export const badgeIcon = (label: string) => screen.getByText(label).querySelector('svg')

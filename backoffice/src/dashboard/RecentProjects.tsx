import { useQuery, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { Link } from '@fortnight/shared-ui/router'
import { alwaysRefetch } from '@fortnight/supabase/core/alwaysRefetch'
import { latestProjects } from '@fortnight/supabase/dashboard/adminQueries'
import type { ProjectPlan } from '@fortnight/supabase/plans/plan'
import { projectDelivery } from '@fortnight/supabase/plans/planDelivery'
import { projectPlans } from '@fortnight/supabase/plans/queries'
import { EmptyLine } from '../layout/EmptyLine.ts'
import { StatusBadge } from '../list/StatusBadge.tsx'
import { truncateText } from '../list/truncateText.ts'
import { FormattedDate } from '../layout/FormattedDate.tsx'
import { RecentList, RecentPanel } from './RecentPanel.tsx'

const descriptionLength = 100

/** The projects that were created last. */
export function RecentProjects() {
  return (
    <RecentPanel
      title="Latest projects"
      listLink={{ to: '/admin/projects', label: 'All projects' }}
      errorTitle="The projects could not be loaded"
    >
      <Projects />
    </RecentPanel>
  )
}

function Projects() {
  const { data: projects } = useSuspenseQuery(latestProjects())
  const active = projects.flatMap(({ id, status }) => (status === 'active' ? id : []))
  // Without them, the projects lack where they stand, and nothing else.
  const { data: plans = {} } = useQuery({ ...projectPlans(active), ...alwaysRefetch, enabled: active.length > 0 })
  if (projects.length === 0) return <EmptyLine>No client projects yet.</EmptyLine>
  return (
    <RecentList role="list">
      {projects.map(({ id, name, client_name, description, status, created_at }) => (
        // [ADMIN-DASH-6]
        <li key={id}>
          <h3>
            <Link to={`/admin/projects/${id}`}>{name}</Link>
          </h3>
          <div>
            <StatusBadge status={status} />
            <p>
              Created <FormattedDate date={created_at} />
            </p>
          </div>
          <p>{[client_name, progressOf(plans[id], status)].filter(Boolean).join(' · ')}</p>
          {description && <p data-clamp>{truncateText(description, descriptionLength)}</p>}
        </li>
      ))}
    </RecentList>
  )
}

/** Where the dated days of an active project stand. */
const progressOf = (plan: ProjectPlan | undefined, status: string) =>
  plan && projectDelivery({ status, started_on: null }, plan, new Date()).sentence

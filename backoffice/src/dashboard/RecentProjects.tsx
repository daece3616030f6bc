import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { Link } from '@fortnight/shared-ui/router'
import { latestProjects } from '@fortnight/supabase/dashboard/adminQueries'
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
  if (projects.length === 0) return <p>No client projects yet.</p>
  return (
    <RecentList role="list">
      {projects.map(({ id, name, client_name, description, status, created_at }) => (
        // [ADMIN-DASH-6]
        <li key={id}>
          <div>
            <h3>
              <Link to={`/admin/projects/${id}`}>{name}</Link>
            </h3>
            <p>{client_name}</p>
            {description && <p data-clamp>{truncateText(description, descriptionLength)}</p>}
          </div>
          <div>
            <StatusBadge status={status} />
            <FormattedDate date={created_at} />
          </div>
        </li>
      ))}
    </RecentList>
  )
}

import { styled } from 'styled-components'
import { useQuery, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { Link } from '@fortnight/shared-ui/router'
import { alwaysRefetch } from '@fortnight/supabase/core/alwaysRefetch'
import { latestProjects } from '@fortnight/supabase/dashboard/adminQueries'
import { projectPlans } from '@fortnight/supabase/plans/queries'
import { EmptyLine } from '../layout/EmptyLine.ts'
import { clampedLines } from '../list/clampedLines.ts'
import { StatusBadge } from '../list/StatusBadge.tsx'
import { truncateText } from '../list/truncateText.ts'
import { FormattedDate } from '../layout/FormattedDate.tsx'
import { ProjectProgress } from '../list/progress/ProjectProgress.tsx'
import { RecentList, RecentPanel } from './RecentPanel.tsx'

const descriptionLength = 100
/** What is being worked on comes first. */
const statusOrder = ['active', 'on-hold', 'draft', 'completed']

/* Where the days stand is beside the texts, where there is room for both. */
const Projects = styled(RecentList)`
  /* The rows share what the panel is higher than they need, as long as they stay rows. */
  display: flex;
  flex-direction: column;

  > li {
    flex: 1 1 auto;
    min-height: min-content;
    max-height: 10rem;
  }

  > li > h3 ~ * {
    margin-top: var(--space-1);
  }

  > li > [data-part='progress'] + p {
    margin-top: var(--space-2);
  }

  /* The client is beside the name. */
  @container panel (max-width: 37.99rem) {
    > li {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-3);
      align-items: baseline;
      justify-content: space-between;
    }

    > li > :is(div, [data-clamp]) {
      flex: 1 1 100%;
    }
  }

  @container panel (min-width: 38rem) {
    > li {
      display: grid;
      grid-template: auto auto 1fr / minmax(0, 1fr) 18rem;
      column-gap: var(--space-5);
      align-content: center;
      align-items: baseline;
    }

    > li > h3 + p {
      grid-row: 2;
    }

    > li > h3 + p + div {
      grid-area: 1 / 2;
      margin-top: 0;
    }

    > li > [data-part='progress'] {
      grid-area: 2 / 2 / span 2 / auto;
      align-self: start;
    }

    > li > [data-clamp] {
      ${clampedLines(2)}
      grid-row: 3;
      word-break: normal;
    }
  }
`

/** The projects that were created last, and where they stand: those in work first, so the title is not about age. */
export function RecentProjects() {
  return (
    <RecentPanel
      title="Projects"
      note="Active first"
      listLink={{ to: '/admin/projects', label: 'All projects' }}
      errorTitle="The projects could not be loaded"
      lines={12}
    >
      <Rows />
    </RecentPanel>
  )
}

function Rows() {
  const { data: projects } = useSuspenseQuery(latestProjects())
  const started = projects.flatMap(({ id, status }) => (status === 'draft' ? [] : id))
  // Without them, the projects lack where they stand, and nothing else.
  const { data: plans = {} } = useQuery({ ...projectPlans(started), ...alwaysRefetch, enabled: started.length > 0 })
  if (projects.length === 0) return <EmptyLine>No client projects yet.</EmptyLine>
  const rows = projects.toSorted((a, b) => statusOrder.indexOf(a.status) - statusOrder.indexOf(b.status))
  return (
    <Projects role="list">
      {rows.map(({ id, name, client_name, description, status, created_at }) => (
        // [ADMIN-DASH-6]
        <li key={id}>
          <h3>
            <Link to={`/admin/projects/${id}`}>{name}</Link>
          </h3>
          <p>{client_name}</p>
          <div>
            <StatusBadge status={status} />
            <p>
              Created <FormattedDate date={created_at} />
            </p>
          </div>
          {(plans[id] || status === 'draft') && <ProjectProgress status={status} plan={plans[id]} />}
          {description && <p data-clamp>{truncateText(description, descriptionLength)}</p>}
        </li>
      ))}
    </Projects>
  )
}

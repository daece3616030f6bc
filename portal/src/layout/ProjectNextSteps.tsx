import { styled } from 'styled-components'
import { useQuery } from '@fortnight/shared-ui/query'
import { Link } from '@fortnight/shared-ui/router'
import { brand } from '@fortnight/shared-ui/theme/brand'
import type { BriefState } from '@fortnight/supabase/briefs/brief'
import { withOpenApprovals } from '@fortnight/supabase/deliverables/approvalNextSteps'
import { openApprovals } from '@fortnight/supabase/deliverables/queries'
import type { ProjectPlan } from '@fortnight/supabase/plans/plan'
import { projectNextSteps } from '@fortnight/supabase/plans/planNextSteps'
import type { NextSteps } from '@fortnight/supabase/projects/nextSteps'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr));
  gap: var(--space-3) var(--space-5);

  dt {
    margin-bottom: 2px;
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  dd {
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }

  a {
    white-space: nowrap;
  }
`

type Props = { project: OwnProject; plan: ProjectPlan | null; brief: BriefState | null | undefined }

/** What happens next in a project, what its client has to do, and who works on it. [DASH-13] [FORT-94] */
export function ProjectNextSteps({ project, plan, brief }: Props) {
  // Without them, the rest of the sentences is still true.
  const { data: approvals = [] } = useQuery(openApprovals())
  const { next, needed, action } = withOpenApprovals(
    projectNextSteps(project, { plan, brief }, new Date()),
    approvals.filter(({ project_id }) => project_id === project.id),
  )
  return (
    <List>
      <div>
        <dt>Next</dt>
        <dd>{next}</dd>
      </div>
      <div>
        <dt>What we need from you</dt>
        <dd>
          {needed} <Action action={action} project={project} />
        </dd>
      </div>
      <div>
        <dt>Who builds it</dt>
        <dd>
          The {brand.name} team
          <br />
          <a href={mailtoUrl(project)}>{brand.email}</a>
        </dd>
      </div>
    </List>
  )
}

function Action({ action, project }: { action: NextSteps['action']; project: OwnProject }) {
  if (action === 'approve') return <Link to={`/project/${project.id}/deliverables`}>Decide</Link>
  if (action === 'edit') return <Link to={`/project/${project.id}/edit`}>Add it</Link>
  if (action === 'brief') return <Link to={`/project/${project.id}/brief`}>Open the brief</Link>
  return action === 'email' && <Link to={`/project/${project.id}/messages`}>Write to us</Link>
}

const mailtoUrl = ({ name }: OwnProject) => `mailto:${brand.email}?subject=${encodeURIComponent(name)}`

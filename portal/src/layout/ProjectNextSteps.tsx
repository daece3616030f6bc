import { styled } from 'styled-components'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Link } from '@fortnight/shared-ui/router'
import { brand } from '@fortnight/shared-ui/theme/brand'
import type { BriefState } from '@fortnight/supabase/briefs/brief'
import type { ProjectPlan } from '@fortnight/supabase/plans/plan'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { useNextSteps } from './useNextSteps.ts'

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(16rem, 40%)), 1fr));
  gap: var(--space-3) var(--space-5);

  > [data-request] {
    padding-inline-start: var(--space-3);
    border-inline-start: 3px solid var(--accent);
  }

  > [data-request] > dd {
    font-weight: 600;
  }

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

  /* The same for every project, so one quiet line. */
  > :last-child {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: 0 var(--space-2);
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  > :last-child > dd {
    color: var(--ink);
  }

  > :last-child a {
    color: inherit;
  }

  /* Below the first, where the second is longer because of its button. */
  @media (min-width: 44rem) {
    grid-template-rows: auto 1fr;

    > :nth-child(2) {
      grid-row: span 2;
    }

    > :last-child {
      grid-column: 1;
      align-content: start;
    }
  }
`

const Task = styled(ButtonLink)`
  display: flex;
  width: fit-content;
  margin-top: var(--space-3);
`

type Props = {
  project: OwnProject
  plan: ProjectPlan | null
  brief: BriefState | null | undefined
  /** Whether it is one of a list, where the address of the team would be repeated. */
  isListed?: boolean
}

/** What happens next in a project, what its client has to do, and who works on it. [DASH-13] [FORT-94] */
export function ProjectNextSteps({ project, plan, brief, isListed = false }: Props) {
  const { next, needed, action, isRequest } = useNextSteps()(project, { plan, brief })
  return (
    <List>
      <div>
        <dt>Next</dt>
        <dd>
          {next}
          {project.status === 'completed' && (
            <>
              {' '}
              <Link to={`/project/${project.id}/handover`}>Go to the handover</Link>
            </>
          )}
        </dd>
      </div>
      <div data-request={isRequest || undefined}>
        <dt>What we need from you</dt>
        <dd>
          {needed} {action && <Action action={action} isRequest={isRequest} project={project} />}
        </dd>
      </div>
      <div>
        <dt>{project.status === 'completed' ? 'Who built it' : 'Who builds it'}</dt>
        <dd>
          The {brand.name} team
          {!isListed && (
            <>
              , <a href={mailtoUrl(project)}>{brand.email}</a>
            </>
          )}
        </dd>
      </div>
    </List>
  )
}

const actions = {
  approve: { page: 'deliverables', label: 'Review and decide' },
  edit: { page: 'edit', label: 'Add it' },
  brief: { page: 'brief', label: 'Open the brief' },
  email: { page: 'messages', label: 'Write to us' },
}

type ActionProps = { action: keyof typeof actions; isRequest: boolean; project: OwnProject }

function Action({ action, isRequest, project }: ActionProps) {
  const { page, label } = actions[action]
  const path = `/project/${project.id}/${page}`
  return isRequest ? <Task to={path}>{label}</Task> : <Link to={path}>{label}</Link>
}

const mailtoUrl = ({ name }: OwnProject) => `mailto:${brand.email}?subject=${encodeURIComponent(name)}`

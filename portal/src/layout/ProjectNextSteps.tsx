import { styled } from 'styled-components'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Link } from '@fortnight/shared-ui/router'
import { brand } from '@fortnight/shared-ui/theme/brand'
import type { BriefState } from '@fortnight/supabase/briefs/brief'
import type { ProjectPlan } from '@fortnight/supabase/plans/plan'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { nextStepLink } from './nextStepLink.ts'
import { type ProjectSteps, useNextSteps } from './useNextSteps.ts'

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

  /* The same for every project, so one line. */
  > :last-child {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: 0 var(--space-2);
    align-items: baseline;
  }

  @media (max-width: 43.99rem) {
    > [data-link] {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--space-1);
      align-items: baseline;
    }
  }

  &[data-stacked] {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }

  /* Below the first, where the second is longer because of its button. */
  @media (min-width: 44rem) {
    &:not([data-stacked]) {
      grid-template-rows: auto 1fr;

      > :nth-child(2) {
        grid-row: span 2;
      }

      > :last-child {
        grid-column: 1;
        align-content: start;
      }
    }
  }
`

const Task = styled(ButtonLink)`
  display: flex;
  width: fit-content;
  margin-top: var(--space-3);
`

type ListProps = {
  project: OwnProject
  steps: ProjectSteps
  /** Whether it is one of a list, where the address of the team would be repeated. */
  isListed?: boolean
  /** Whether what the client has to do is said in another place, with its button, so that a link is enough here. */
  isTaskElsewhere?: boolean
  /** Whether it is in a column beside the messages, where a link to them would lead nowhere. */
  isBesideMessages?: boolean
}
type Props = Omit<ListProps, 'steps'> & { plan: ProjectPlan | null; brief: BriefState | null | undefined }

/** The next steps of a project, where they are needed once. */
export function ProjectNextSteps({ plan, brief, ...props }: Props) {
  return <NextStepsList {...props} steps={useNextSteps()(props.project, { plan, brief })} />
}

/** What happens next in a project, what its client has to do, and who works on it. [DASH-13] [FORT-94] */
export function NextStepsList({ project, steps, ...place }: ListProps) {
  const { isListed = false, isTaskElsewhere = false, isBesideMessages = false } = place
  const { next, needed, action, isRequest } = steps
  const hasLink = action !== undefined && !(isBesideMessages && action === 'email')
  const isLinkEnough = hasLink && isRequest && isTaskElsewhere
  return (
    <List data-stacked={isBesideMessages || undefined}>
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
      <div data-request={(isRequest && !isTaskElsewhere) || undefined} data-link={isLinkEnough || undefined}>
        <dt>What we need from you</dt>
        <dd>
          {!isLinkEnough && needed}{' '}
          {hasLink && <Action action={action} isButton={isRequest && !isTaskElsewhere} project={project} />}
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

type ActionProps = { action: NonNullable<ProjectSteps['action']>; isButton: boolean; project: OwnProject }

function Action({ action, isButton, project }: ActionProps) {
  const { to, label } = nextStepLink(project.id, action)
  return isButton ? <Task to={to}>{label}</Task> : <Link to={to}>{label}</Link>
}

const mailtoUrl = ({ name }: OwnProject) => `mailto:${brand.email}?subject=${encodeURIComponent(name)}`

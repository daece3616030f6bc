import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Card } from '@fortnight/shared-ui/data/Card'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { useQuery } from '@fortnight/shared-ui/query'
import type { AcceptanceSummary } from '@fortnight/supabase/acceptance/acceptance'
import { type InboxRoom, inbox } from '@fortnight/supabase/desk/inbox'
import { dayIn } from '@fortnight/supabase/plans/businessDay'
import { currentStep, openHold, type ProjectPlan } from '@fortnight/supabase/plans/plan'
import { stepTexts } from '@fortnight/supabase/plans/stepTexts'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { formatDay } from '@fortnight/supabase/projects/delivery'
import { clampedLines } from '../../list/clampedLines.ts'
import { elapsedText } from '../../list/waitingText.ts'

const Root = styled(Card)`
  > ul {
    padding: 0;
    list-style: none;
  }

  > ul > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    padding-block: var(--space-3);
  }

  > ul > li:first-child {
    padding-top: 0;
  }

  > ul > li:last-child {
    padding-bottom: 0;
  }

  > ul > li + li {
    border-top: 1px solid var(--line);
  }

  > ul > li > a {
    flex: none;
  }

  blockquote {
    ${clampedLines(2)}
    margin: 0;
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }
`

type Line = { tab: string; link: string; content: ReactNode }
type Props = {
  project: AdminProject
  /** Undefined while it is unknown. */
  plan: ProjectPlan | null | undefined
  summary: AcceptanceSummary | undefined
  /** Whether plan or summary are loading. */
  isPending: boolean
}

/** What the team does next in a project: its open step, the client who waits, and the cases. Nothing where none applies. */
export function ProjectNext({ project, plan, summary, isPending }: Props) {
  const titleId = useId()
  const isOpen = project.deleted_at === null
  // The same page of it as in the inbox: those who have waited longest.
  const { data: waiting, isLoading } = useQuery({ ...inbox('team', 1), enabled: isOpen })
  if (!isOpen) return null
  const room = waiting?.rooms.find(({ project_id }) => project_id === project.id)
  const isRunning = project.status !== 'completed'
  const lines = [
    isRunning && plan && stepLine(plan),
    room && messageLine(room),
    isRunning && summary && casesLine(summary),
  ].filter((line): line is Line => Boolean(line))
  // Only where something will almost certainly be shown: what is below it stays where it is.
  const isWaiting = (isPending || isLoading) && project.status === 'active'
  if (!isWaiting && lines.length === 0) return null
  return (
    <Root as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>Next</h2>
      {isWaiting ? (
        <Skeleton lines={3} label="Loading what is next…" />
      ) : (
        <ul role="list">
          {lines.map(({ tab, link, content }) => (
            <li key={tab}>
              <div>{content}</div>
              <ButtonLink variant="secondary" size="small" to={`/admin/projects/${project.id}?tab=${tab}`}>
                {link}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Root>
  )
}

/** While the clock stands still, no day is due. */
function stepLine(plan: ProjectPlan): Line | undefined {
  const step = currentStep(plan)
  if (!step || openHold(plan)) return undefined
  const isLate = dayIn(plan.zone, new Date()) > step.last_day
  const content = `${stepTexts[step.kind].label} ${isLate ? 'was' : 'is'} due on ${formatDay(step.last_day)}.`
  return { tab: 'plan', content, link: 'Open plan' }
}

function messageLine({ client_name, waiting_since, last_side, last_body }: InboxRoom): Line {
  const wait = waiting_since && ` for ${elapsedText(waiting_since, new Date())}`
  return {
    tab: 'messages',
    content: (
      <>
        <p>
          {client_name} has been waiting{wait}.
        </p>
        {last_side === 'client' && last_body && <blockquote>{last_body}</blockquote>}
      </>
    ),
    link: 'Reply',
  }
}

const casesLine = ({ passed, cases }: AcceptanceSummary): Line => ({
  tab: 'cases',
  content: `${passed} of ${cases} cases pass.`,
  link: 'Open cases',
})

import { styled } from 'styled-components'
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
import { type ProjectLine, ProjectLines } from './ProjectLines.tsx'
import { casesLine, tabLine } from './tabLine.ts'

const Excerpt = styled.blockquote`
  ${clampedLines(2)}
  margin: 0;
  color: var(--ink-soft);
  overflow-wrap: anywhere;
`

type Props = {
  project: AdminProject
  /** Undefined while it is unknown. */
  plan: ProjectPlan | null | undefined
  summary: AcceptanceSummary | undefined
  /** Whether plan or summary are loading. */
  isPending: boolean
}

/** What the team does next in a project: the client who waits, its open step, and the cases. Nothing where none applies. */
export function ProjectNext({ project, plan, summary, isPending }: Props) {
  const isOpen = project.deleted_at === null
  // The same page of it as in the inbox: those who have waited longest.
  const { data: waiting, isLoading } = useQuery({ ...inbox('team', 1), enabled: isOpen })
  if (!isOpen) return null
  const room = waiting?.rooms.find(({ project_id }) => project_id === project.id)
  const isRunning = project.status !== 'completed'
  const lines = [
    room && messageLine(room),
    isRunning && plan && stepLine(project.id, plan),
    isRunning && summary && casesLine(project.id, summary),
  ].filter((line): line is ProjectLine => Boolean(line))
  // Only where something will almost certainly be shown: what is below it stays where it is.
  const isWaiting = (isPending || isLoading) && project.status === 'active'
  if (!isWaiting && lines.length === 0) return null
  return <ProjectLines title="Next" lines={lines} loading={isWaiting ? 'Loading what is next…' : undefined} />
}

/** While the clock stands still, no day is due. */
function stepLine(project: string, plan: ProjectPlan): ProjectLine | undefined {
  const step = currentStep(plan)
  if (!step || openHold(plan)) return undefined
  const isLate = dayIn(plan.zone, new Date()) > step.last_day
  return tabLine(
    project,
    'plan',
    `${stepTexts[step.kind].label} ${isLate ? 'was' : 'is'} due on ${formatDay(step.last_day)}.`,
  )
}

function messageLine({ project_id, client_name, waiting_since, last_side, last_body }: InboxRoom): ProjectLine {
  const wait = waiting_since && ` for ${elapsedText(waiting_since, new Date())}`
  const content = (
    <>
      <p>
        <strong>{client_name}</strong> has been waiting{wait}.
      </p>
      {last_side === 'client' && last_body && <Excerpt>{last_body}</Excerpt>}
    </>
  )
  return { ...tabLine(project_id, 'messages', content, 'Reply'), isUrgent: true }
}

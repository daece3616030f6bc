import { styled } from 'styled-components'
import { DayProgressStrip, type DayProgressStripProps } from '@fortnight/shared-ui/days/DayProgressStrip'
import { dayIn } from '@fortnight/supabase/plans/businessDay'
import { formatDays } from '@fortnight/supabase/plans/formatDays'
import { maxStripDays, type ProjectPlan } from '@fortnight/supabase/plans/plan'
import { projectDelivery } from '@fortnight/supabase/plans/planDelivery'
import { deliveryDays, deliverySteps } from '@fortnight/supabase/projects/delivery'
import { progressText } from './progressText.ts'

const Root = styled.div`
  > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-3);
  }

  strong {
    color: var(--ink);
    font-weight: 600;
  }
`

/* A thin line of days in one row. The text above it says the same. */
const ThinStrip = styled(DayProgressStrip)`
  && {
    margin-top: var(--space-1);
  }

  && > div {
    grid-template-columns: repeat(var(--days), 1fr);
  }

  && > div > span[data-starts]:nth-child(n) {
    margin-inline-start: 1px;
  }

  && > div > span > span {
    height: 8px;
    padding: 0;
    background-image: none;
    font-size: 0;
  }

  && b {
    display: none;
  }

  && > ol {
    display: none;
  }
`

type Props = {
  status: string
  /** A project without one has not started. */
  plan: ProjectPlan | undefined
}

/** Where the days of a project stand, in few words and as a thin day strip. */
export function ProjectProgress({ status, plan }: Props) {
  if (!plan) return <Progress days={deliveryDays} spans={deliverySteps} daysDone={0} text={{ days: 'Not started' }} />
  const delivery = projectDelivery({ status, started_on: null }, plan, new Date())
  const text = delivery.stage === 'completed' ? { days: finishedText(plan) } : progressText(delivery)
  if (!text) return null
  return <Progress {...delivery} days={plan.days.length} text={text} />
}

type ProgressProps = {
  days: number
  spans?: DayProgressStripProps['spans']
  daysDone: number
  today?: number
  text: { days: string; delivery?: string }
}

const Progress = ({ days, spans, daysDone, today, text }: ProgressProps) => (
  <Root data-part="progress">
    <p>
      <strong>{text.days}</strong>
      {text.delivery && <span>{text.delivery}</span>}
    </p>
    {spans && days <= maxStripDays && (
      <ThinStrip label={text.days} days={days} spans={spans} progress={{ daysDone, today }} />
    )}
  </Root>
)

function finishedText({ steps, zone }: ProjectPlan) {
  const doneAt = steps.at(-1)?.done_at
  if (!doneAt) return 'Finished'
  const day = dayIn(zone, new Date(doneAt))
  return `Finished ${formatDays(day, day)}`
}

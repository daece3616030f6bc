import { styled } from 'styled-components'
import { DayProgressStrip } from '@fortnight/shared-ui/days/DayProgressStrip'
import { maxStripDays, type ProjectPlan } from '@fortnight/supabase/plans/plan'
import { projectDelivery } from '@fortnight/supabase/plans/planDelivery'
import { progressText } from '../list/progress/progressText.ts'

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

/** Where the days of a project stand, in few words and as a thin day strip. */
export function ProjectProgress({ status, plan }: { status: string; plan: ProjectPlan }) {
  const delivery = projectDelivery({ status, started_on: null }, plan, new Date())
  const text = progressText(delivery)
  const { daysDone, today, spans } = delivery
  const days = plan.days.length
  if (!text) return null
  return (
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
}

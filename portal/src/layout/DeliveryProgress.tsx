import { styled } from 'styled-components'
import { DayStrip } from '@fortnight/shared-ui/data/DayStrip'
import { maxStripDays } from '@fortnight/supabase/plans/plan'
import { type Delivery, deliveryDays, deliverySteps } from '@fortnight/supabase/projects/delivery'

const Summary = styled.p`
  margin-bottom: var(--space-3);
  font-weight: 600;
`

type Props = { delivery: Delivery; label: string; hasDates?: boolean }

/** The progress of a delivery as a sentence and on the day strip. */
export function DeliveryProgress({ delivery, label, hasDates }: Props) {
  const { sentence, daysDone, today, dates, spans = deliverySteps } = delivery
  const days = dates?.length ?? deliveryDays
  return (
    <div>
      <Summary>{sentence}</Summary>
      {days <= maxStripDays && (
        <DayStrip
          label={label}
          days={days}
          spans={spans}
          progress={{ daysDone, today }}
          dates={hasDates ? dates : undefined}
        />
      )}
    </div>
  )
}

import { styled } from 'styled-components'
import { DayStrip } from '@fortnight/shared-ui/data/DayStrip'
import { type Delivery, deliverySteps } from '@fortnight/supabase/projects/delivery'

const Summary = styled.p`
  margin-bottom: var(--space-3);
  font-weight: 600;
`

type Props = { delivery: Delivery; label: string; hasDates?: boolean }

/** The progress of a delivery as a sentence and on the day strip. */
export function DeliveryProgress({ delivery: { sentence, daysDone, today, dates }, label, hasDates }: Props) {
  return (
    <div>
      <Summary>{sentence}</Summary>
      <DayStrip
        label={label}
        spans={deliverySteps}
        progress={{ daysDone, today }}
        dates={hasDates ? dates : undefined}
      />
    </div>
  )
}

import { styled } from 'styled-components'
import { DayProgressStrip } from '@fortnight/shared-ui/days/DayProgressStrip'
import type { AcceptanceSummary } from '@fortnight/supabase/acceptance/acceptance'
import { deliveryProgress } from '@fortnight/supabase/acceptance/progress'
import type { Delivery } from '@fortnight/supabase/projects/delivery'

const Summary = styled.p`
  margin-bottom: var(--space-3);
  font-weight: 600;
`

type Props = {
  delivery: Delivery
  label: string
  hasDates?: boolean
  /** How far the acceptance cases pass, once a version of the agent is tested. */
  summary?: AcceptanceSummary | undefined
}

/** The progress of a delivery as a sentence and on the day strip, with how far the cases pass. [FORT-74] */
export function DeliveryProgress({ delivery, label, hasDates, summary }: Props) {
  const { sentence, strip } = deliveryProgress(delivery, summary)
  return (
    <div>
      <Summary>{sentence}</Summary>
      {strip && <DayProgressStrip label={label} {...strip} dates={hasDates ? strip.dates : undefined} />}
    </div>
  )
}

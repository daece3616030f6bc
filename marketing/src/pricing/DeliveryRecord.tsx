import { useEffect } from 'react'
import { scrollToHash } from '@fortnight/shared-ui/browser/scrollToSection'
import { definitionId, DeliveryFigures } from '../layout/DeliveryFigures.tsx'

/** The figures of the deliveries of the last twelve months with their definition, to which the home page links. [FORT-221] */
export function DeliveryRecord() {
  return (
    <DeliveryFigures>
      <Definition />
    </DeliveryFigures>
  )
}

function Definition() {
  useEffect(() => scrollToHash(window.location.hash), [])
  return (
    <p id={definitionId} tabIndex={-1}>
      How we count: a delivery takes from the first day of its plan to the day the client accepts it, both included. We
      count working days in Lisbon, without weekends, holidays and days on which the project was on hold. On time means
      accepted by the last day of the plan as we first made it. Only waiting for the client moves that day, by as many
      days as we waited; our own delays don’t. The figures cover every project with a dated plan that was accepted in
      the last 365 days. We show them from five projects on.
    </p>
  )
}

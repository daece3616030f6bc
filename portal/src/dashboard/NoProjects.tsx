import { styled } from 'styled-components'
import { DayStrip } from '@fortnight/shared-ui/days/DayStrip'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { deliverySteps } from '@fortnight/supabase/projects/delivery'

const Plan = styled(DayStrip)`
  justify-self: stretch;
  max-width: 40rem;
  margin-block: var(--space-2);
`

/** Shown to a client without projects: what a project is, and the fourteen days that follow it. */
export function NoProjects() {
  return (
    <EmptyState
      title="No projects yet"
      hint="Choose “New project” and describe the agent you need. We’ll read it, ask about anything unclear, and send you a plan for its fourteen days."
    >
      <Plan label="Fourteen working days" spans={deliverySteps} />
    </EmptyState>
  )
}

import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'
import { DayProgressStrip } from '@fortnight/shared-ui/days/DayProgressStrip'
import type { AcceptanceSummary } from '@fortnight/supabase/acceptance/acceptance'
import { deliveryProgress } from '@fortnight/supabase/acceptance/progress'
import type { ProjectPlan } from '@fortnight/supabase/plans/plan'
import { projectDelivery } from '@fortnight/supabase/plans/planDelivery'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { deliveryDays } from '@fortnight/supabase/projects/delivery'

const Days = styled(Card)`
  margin-bottom: var(--space-5);

  > h2 {
    font-size: var(--text-18);
  }

  > h2 + * {
    margin-top: var(--space-3);
  }
`

type Props = {
  project: AdminProject
  plan: ProjectPlan | null | undefined
  /** How far the acceptance cases pass, once a version of the agent is tested. */
  summary?: AcceptanceSummary | undefined
}

/** Where the days of a project stand, as a sentence and on the day strip. */
export function ProjectDays({ project, plan, summary }: Props) {
  const { days, sentence, strip } = deliveryProgress(projectDelivery(project, plan, new Date()), summary)
  const title = days === deliveryDays ? 'The fourteen days' : `The ${days} days`
  return (
    <Days as="section" aria-label={title}>
      <h2>{sentence}</h2>
      {strip && <DayProgressStrip label={title} {...strip} />}
    </Days>
  )
}

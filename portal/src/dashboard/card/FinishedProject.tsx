import { styled } from 'styled-components'
import { Link } from '@fortnight/shared-ui/router'
import { finishedOn } from '@fortnight/supabase/plans/planDelivery'
import type { ProjectPlan } from '@fortnight/supabase/plans/plan'

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-4);

  @media (max-width: 40rem) {
    margin-bottom: calc(-1 * var(--space-3));

    > a {
      padding-block: 10px;
    }
  }
`

/** When a project was finished, and where its result is. Its page has its days. [DASH-13] */
export function FinishedProject({ id, plan }: { id: string; plan: ProjectPlan | null }) {
  return (
    <Root>
      {plan && <strong>{finishedOn(plan)}</strong>}
      <Link to={`/project/${id}/handover`}>Go to the handover</Link>
    </Root>
  )
}

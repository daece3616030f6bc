import type { ProjectPlan } from '@fortnight/supabase/plans/plan'
import { formatDayCount } from '@fortnight/supabase/plans/formatDays'
import { DetailList } from '../../layout/DetailList.tsx'

/** How long the project has waited for each side, counted from its holds. [FORT-19] */
export const WaitedDays = ({ plan }: { plan: ProjectPlan }) => (
  <DetailList>
    <div>
      <dt>Waited for us</dt>
      <dd>{formatDayCount(plan.waited_for_us)}</dd>
    </div>
    <div>
      <dt>Waited for the client</dt>
      <dd>{formatDayCount(plan.waited_for_client)}</dd>
    </div>
  </DetailList>
)

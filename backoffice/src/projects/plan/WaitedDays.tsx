import type { ProjectPlan } from '@fortnight/supabase/plans/plan'
import { formatDayCount } from '@fortnight/supabase/plans/formatDays'
import { DetailList } from '../../layout/DetailList.tsx'

/** How long the project has waited for each side, counted from its holds. Nothing before it has waited. [FORT-19] */
export function WaitedDays({ plan: { waited_for_us, waited_for_client } }: { plan: ProjectPlan }) {
  if (waited_for_us === 0 && waited_for_client === 0) return null
  return (
    <DetailList>
      <div>
        <dt>Waited for us</dt>
        <dd>{formatDayCount(waited_for_us)}</dd>
      </div>
      <div>
        <dt>Waited for the client</dt>
        <dd>{formatDayCount(waited_for_client)}</dd>
      </div>
    </DetailList>
  )
}

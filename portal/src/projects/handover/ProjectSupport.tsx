import { useQuery } from '@fortnight/shared-ui/query'
import { SupportNotice } from '@fortnight/shared-ui/room/handover/SupportNotice'
import { Link } from '@fortnight/shared-ui/router'
import { projectHandover } from '@fortnight/supabase/handover/queries'
import { cityOf } from '@fortnight/supabase/plans/businessDay'
import { HandoverCard } from './handoverStyles.ts'

/** Until when the client is supported, after the sign-off. The checklist shows errors. [FORT-167] */
export function ProjectSupport({ project }: { project: string }) {
  const { data: handover } = useQuery(projectHandover(project))
  if (!handover?.support) return null
  return (
    <HandoverCard as="section" aria-labelledby="after-sign-off">
      <h2 id="after-sign-off">Support</h2>
      <SupportNotice support={handover.support} city={cityOf(handover.zone)} />
      {handover.support.days_left < 0 && (
        <p>
          Your agent keeps running in your accounts. If something isn’t working, or you want Extended Support,{' '}
          <Link to={`/project/${project}/messages`}>write to us</Link>.
        </p>
      )}
    </HandoverCard>
  )
}

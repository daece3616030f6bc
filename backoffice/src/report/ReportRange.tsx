import { styled } from 'styled-components'
import { visuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useQuery } from '@fortnight/shared-ui/query'
import { formatDays } from '@fortnight/supabase/plans/formatDays'
import { budgetLabel } from '@fortnight/supabase/projects/labels'
import { deliveryReport, type ReportPeriod } from '@fortnight/supabase/report/adminQueries'

/* On a screen, the plan is in the field beside it. */
const Plan = styled.span`
  @media not print {
    ${visuallyHidden}
  }
`

/** From when to when the report is, and of which plan. */
export function ReportRange({ days, plan }: { days: ReportPeriod; plan: string }) {
  const { data } = useQuery(deliveryReport(days, plan))
  return (
    <p role="status">
      {data && (
        <>
          <span>{formatDays(data.first_day, data.last_day)}</span>{' '}
          <Plan>· {plan === '' ? 'All plans' : budgetLabel(plan)}</Plan>
        </>
      )}
    </p>
  )
}

import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'
import { DayProgressStrip } from '@fortnight/shared-ui/days/DayProgressStrip'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { useQuery } from '@fortnight/shared-ui/query'
import { passedNote, withAcceptance } from '@fortnight/supabase/acceptance/progress'
import { acceptanceSummaries } from '@fortnight/supabase/acceptance/queries'
import { maxStripDays } from '@fortnight/supabase/plans/plan'
import { projectDelivery } from '@fortnight/supabase/plans/planDelivery'
import { projectPlan } from '@fortnight/supabase/plans/queries'
import { deliveryDays, deliverySteps } from '@fortnight/supabase/projects/delivery'
import { ProjectFacts } from '../ProjectFacts.tsx'

const Days = styled(Card)`
  margin-bottom: var(--space-5);

  > h2 {
    margin-bottom: var(--space-3);
    font-size: var(--text-18);
  }
`

/** Where the days of a project stand, and its facts. */
export function ProjectOverview({ project }: { project: AdminProject }) {
  const { data: plan } = useQuery({ ...projectPlan(project.id), enabled: project.started_on !== null })
  const { data: summaries } = useQuery({ ...acceptanceSummaries([project.id]), enabled: project.started_on !== null })
  const summary = summaries?.[project.id]
  const { sentence, daysDone, today, dates, spans = deliverySteps } = projectDelivery(project, plan, new Date())
  const days = dates?.length ?? deliveryDays
  const title = days === deliveryDays ? 'The fourteen days' : `The ${days} days`
  return (
    <>
      <Days as="section" aria-label={title}>
        <h2>
          {sentence}
          {days > maxStripDays && summary && `. Test: ${passedNote(summary)}`}
        </h2>
        {days <= maxStripDays && (
          <DayProgressStrip
            label={title}
            days={days}
            spans={withAcceptance(spans, summary)}
            progress={{ daysDone, today }}
            dates={dates}
          />
        )}
      </Days>
      <Card>
        <ProjectFacts project={project} />
      </Card>
    </>
  )
}

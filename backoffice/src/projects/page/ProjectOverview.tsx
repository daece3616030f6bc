import { styled } from 'styled-components'
import { Card } from '@fortnight/shared-ui/data/Card'
import { DayStrip } from '@fortnight/shared-ui/data/DayStrip'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { deliveryOf, deliverySteps } from '@fortnight/supabase/projects/delivery'
import { ProjectFacts } from '../ProjectFacts.tsx'

const Days = styled(Card)`
  margin-bottom: var(--space-5);

  > h2 {
    margin-bottom: var(--space-3);
    font-size: var(--text-18);
  }
`

/** Where the fourteen days of a project stand, and its facts. */
export function ProjectOverview({ project }: { project: AdminProject }) {
  const { sentence, daysDone, today, dates } = deliveryOf(project, new Date())
  return (
    <>
      <Days as="section" aria-label="The fourteen days">
        <h2>{sentence}</h2>
        <DayStrip label="The fourteen days" spans={deliverySteps} progress={{ daysDone, today }} dates={dates} />
      </Days>
      <ProjectFacts project={project} />
    </>
  )
}

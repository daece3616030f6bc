import { styled } from 'styled-components'
import { DayStrip } from '@fortnight/shared-ui/data/DayStrip'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { describeDelivery } from './describeDelivery.ts'

const steps = [
  { from: 1, to: 2, label: 'Discovery' },
  { from: 3, to: 10, label: 'Build' },
  { from: 11, to: 12, label: 'Test' },
  { from: 13, to: 14, label: 'Launch' },
]

const Summary = styled.p`
  margin-bottom: var(--space-3);
  font-weight: 600;
`

/** The progress of a project's delivery as a sentence and on the day strip. */
export function DeliveryProgress({ project }: { project: OwnProject }) {
  const { day, sentence } = describeDelivery(project, new Date())
  return (
    <>
      <Summary>{sentence}</Summary>
      <DayStrip label="The four steps, day by day" spans={steps} currentDay={day} />
    </>
  )
}

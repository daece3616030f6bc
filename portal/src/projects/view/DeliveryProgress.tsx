import { styled } from 'styled-components'
import { DayStrip } from '@fortnight/shared-ui/data/DayStrip'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { deliveryDay } from './deliveryDay.ts'

const steps = [
  { from: 1, to: 2, label: 'Discovery' },
  { from: 3, to: 10, label: 'Build' },
  { from: 11, to: 12, label: 'Test' },
  { from: 13, to: 14, label: 'Launch' },
]

const Sentence = styled.p`
  margin-bottom: var(--space-3);
  font-weight: 600;
`

/** Where the delivery of a project stands, in words and on the strip. */
export function DeliveryProgress({ project }: { project: OwnProject }) {
  const { current, sentence } = deliveryDay(project, new Date())
  return (
    <>
      <Sentence>{sentence}</Sentence>
      <DayStrip label="The four steps, day by day" spans={steps} currentDay={current} />
    </>
  )
}

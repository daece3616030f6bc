import { inProject } from './roomSamples.ts'
import { type SampleRow, sampleId, type Step } from './sampleRow.ts'

const refund = (index: number) => ({ id: sampleId(index, 81), reason: 'Sample' })

/** What happened to a request of a project, which is prepared without it. */
function refundEvent(index: number): SampleRow {
  const { id } = refund(index)
  const sample = inProject('refund_events', index, 82, { refund_id: id, kind: 'requested' }, ['project_id', 'kind'])
  const { project_id } = sample.row
  const clear: Step = async (driver) => {
    await sample.clear(driver)
    await driver.insert('service', 'refunds', { ...refund(index), project_id })
  }
  return {
    ...sample,
    clear,
    prepare: (driver) => clear(driver).then(() => driver.insert('service', 'refund_events', sample.row)),
  }
}

/** Two sample rows of each relation of the handover. */
export const handoverSamples: Record<string, (index: number) => SampleRow> = {
  handover_items: (index) =>
    inProject('handover_items', index, 80, { id: sampleId(index, 80), kind: 'training', title: 'Sample' }),
  refunds: (index) => inProject('refunds', index, 81, refund(index)),
  refund_events: refundEvent,
}

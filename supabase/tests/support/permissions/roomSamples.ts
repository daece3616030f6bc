import { actorIds } from '../actors.ts'
import type { Row } from '../databaseDriver.ts'
import { owners, project, type SampleRow, sampleId, simpleSample, type Step } from './sampleRow.ts'

/** A row about a project, which is prepared without it. The columns in `by` select it. */
export function inProject(
  relation: string,
  index: number,
  number: number,
  values: Row,
  by: string[] = ['id'],
): SampleRow {
  const { row: owner, prepare, clear } = project(index, number)
  const row = { ...values, project_id: owner.id }
  const where = Object.fromEntries(by.map((column) => [column, (row as Row)[column]]))
  const clearRow: Step = (driver) => clear(driver).then(() => prepare(driver))
  return {
    row,
    where,
    inserted: where,
    prepare: (driver) => clearRow(driver).then(() => driver.insert('service', relation, row)),
    clear: clearRow,
  }
}

/** A version of a file, which is prepared without it. */
function fileVersion(index: number): SampleRow {
  const [id, file_id] = [sampleId(index, 36), sampleId(index, 37)]
  const sample = inProject('project_file_versions', index, 36, {
    ...{ id, file_id, version: 1, object_path: `${id}/${id}`, bytes: 1, mime_type: 'text/plain' },
    ...{ sha256: '0'.repeat(64), side: 'client' },
  })
  const file = { id: file_id, project_id: sample.row.project_id, name: 'sample.txt' }
  const clear: Step = (driver) => sample.clear(driver).then(() => driver.insert('service', 'project_files', file))
  return {
    ...sample,
    clear,
    prepare: (driver) => clear(driver).then(() => driver.insert('service', 'project_file_versions', sample.row)),
  }
}

const deliverable = (index: number) => inProject('deliverables', index, 55, { id: sampleId(index, 55), name: 'Sample' })

/** A version of a deliverable that its client may read, which is prepared without it. */
function deliverableVersion(index: number): SampleRow {
  const parent = deliverable(index)
  const where = { id: sampleId(index, 56) }
  const [project_id, deliverable_id] = [parent.row.project_id, parent.row.id]
  const row = { ...where, project_id, deliverable_id, number: 1, state: 'open', requested_at: '2025-09-01T10:00:00Z' }
  return {
    ...{ row, where, inserted: where },
    prepare: (driver) => parent.prepare(driver).then(() => driver.insert('service', 'deliverable_versions', row)),
    clear: parent.prepare,
  }
}

/** An item of such a version. It is added to the draft, which is then put up. */
function deliverableItem(index: number): SampleRow {
  const version = deliverableVersion(index)
  const { state, requested_at, ...draft } = version.row
  const where = { id: sampleId(index, 57) }
  const row = { ...where, version_id: draft.id, position: 1, kind: 'link', label: 'Sample', url: 'https://x.example' }
  const clear: Step = (driver) =>
    version.clear(driver).then(() => driver.insert('service', 'deliverable_versions', draft))
  return {
    ...{ row, where, inserted: where, clear },
    prepare: async (driver) => {
      await clear(driver)
      await driver.insert('service', 'deliverable_items', row)
      await driver.update('service', 'deliverable_versions', version.where, { state, requested_at })
    },
  }
}

/** Two sample rows of each relation of the room of a project. */
export const roomSamples: Record<string, (index: number) => SampleRow> = {
  project_messages: (index) =>
    inProject('project_messages', index, 33, { id: sampleId(index, 33), side: 'client', body: 'Sample' }),
  project_reads: (index) =>
    inProject('project_reads', index, 34, { user_id: owners[index], sequence: 1 }, ['project_id', 'user_id']),
  project_files: (index) => inProject('project_files', index, 35, { id: sampleId(index, 35), name: 'sample.txt' }),
  project_file_versions: fileVersion,
  project_steps: (index) =>
    inProject('project_steps', index, 52, {
      ...{ id: sampleId(index, 52), kind: 'build', first_day: '2025-09-01', last_day: '2025-09-02' },
    }),
  project_holds: (index) =>
    inProject('project_holds', index, 53, { id: sampleId(index, 53), waits_for: 'us', reason: 'Sample' }),
  project_step_events: (index) =>
    inProject('project_step_events', index, 54, { kind: 'held', waits_for: 'us' }, ['project_id', 'kind']),
  deliverables: (index) => ({ ...deliverable(index), prepare: deliverableVersion(index).prepare }),
  deliverable_versions: deliverableVersion,
  deliverable_items: deliverableItem,
  instalments: (index) =>
    inProject('instalments', index, 55, {
      ...{ id: sampleId(index, 55), part: 1, amount_cents: 225_000, state: 'due', due_on: '2025-09-01' },
    }),
  instalment_events: (index) =>
    inProject('instalment_events', index, 56, { part: 1, kind: 'planned' }, ['project_id', 'kind']),
  calendar_feeds: (index) => simpleSample('calendar_feeds', { user_id: owners[index] }, 'user_id'),
  holidays: (index) => simpleSample('holidays', { day: `2099-01-0${index + 1}`, name: 'Sample' }, 'day'),
  project_notes: (index) => inProject('project_notes', index, 38, { id: sampleId(index, 38), body: 'Sample' }),
  project_assignments: (index) =>
    inProject('project_assignments', index, 39, { admin_id: actorIds.admin }, ['project_id']),
  saved_replies: (index) =>
    simpleSample('saved_replies', { id: sampleId(index, 42), title: `Sample ${index}`, body: 'Sample' }),
  notification_settings: (index) => simpleSample('notification_settings', { user_id: owners[index] }, 'user_id'),
}

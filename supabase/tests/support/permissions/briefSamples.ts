import { inProject } from './roomSamples.ts'
import { question } from '../projects/sampleQuestions.ts'
import { project, type SampleRow, sampleId, simpleSample, type Step } from './sampleRow.ts'

const question_id = sampleId(0, 57)

/** The brief of a project, which is prepared without it. */
function projectBrief(index: number): SampleRow {
  const { row: owner, prepare, clear } = project(index, 55)
  const where = { project_id: owner.id }
  const row = { ...where, version_id: '00000000-0000-4000-8000-000000000701' }
  // A new project has one.
  const clearRow: Step = (driver) =>
    clear(driver)
      .then(() => prepare(driver))
      .then(() => driver.delete('service', 'project_briefs', where))
  return {
    ...{ row, where, inserted: where, clear: clearRow },
    prepare: (driver) => clearRow(driver).then(() => driver.insert('service', 'project_briefs', row)),
  }
}

/** The only draft. */
function version(index: number): SampleRow {
  const sample = simpleSample('brief_versions', { id: sampleId(index, 56), questions: [question()] })
  const clear: Step = (driver) =>
    sample.clear(driver).then(() => driver.delete('service', 'brief_versions', { id: sampleId(1 - index, 56) }))
  return { ...sample, clear, prepare: (driver) => clear(driver).then(() => sample.prepare(driver)) }
}

/** What the team asks in a message, which is prepared without it. */
function query(index: number): SampleRow {
  const message_id = sampleId(index, 58)
  const sample = inProject('brief_queries', index, 58, { id: sampleId(index, 59), question_id, message_id })
  const message = { id: message_id, project_id: sample.row.project_id, side: 'team', body: 'Sample' }
  const clear: Step = (driver) => sample.clear(driver).then(() => driver.insert('service', 'project_messages', message))
  return {
    ...sample,
    clear,
    prepare: (driver) => clear(driver).then(() => driver.insert('service', 'brief_queries', sample.row)),
  }
}

/** Two sample rows of each relation of briefs. */
export const briefSamples: Record<string, (index: number) => SampleRow> = {
  brief_versions: version,
  project_briefs: projectBrief,
  brief_answers: (index) =>
    inProject('brief_answers', index, 57, { question_id, value: 'Sample' }, ['project_id', 'question_id']),
  brief_queries: query,
  project_brief_events: (index) =>
    inProject('project_brief_events', index, 60, { kind: 'asked' }, ['project_id', 'kind']),
}

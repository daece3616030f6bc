import { ofCase } from './acceptanceSamples.ts'
import type { Row } from '../databaseDriver.ts'
import { inProject } from './roomSamples.ts'
import { owners, type SampleRow, sampleId, type Step } from './sampleRow.ts'

const doNothing = () => Promise.resolve()

/** A row that manyClients.sql adds with a project of this name, because no role of the API inserts one. */
function signedOff(index: number, by: string, values: Row): SampleRow {
  const project = { id: sampleId(index, 78) }
  const inserted = { [by]: sampleId(index, 79) }
  const prepare: Step = async (driver) => {
    const [existing] = await driver.select('service', 'projects', project)
    if (!existing)
      await driver.insert('service', 'projects', { ...project, user_id: owners[index], name: 'Signed off' })
  }
  return { row: { ...inserted, ...values }, inserted, where: { [by]: project.id }, prepare, clear: doNothing }
}

/** Two sample rows of each relation of the sign-off, and of what a client says after it. */
export const signOffSamples: Record<string, (index: number) => SampleRow> = {
  acceptances: (index) =>
    signedOff(index, 'id', {
      ...{ sequence: 900 + index, project_code: 'FN-00000000', accepted_at: '2025-09-01T10:00:00Z' },
      ...{ document_hash: '0'.repeat(64), previous_hash: `${index}`.repeat(64), record_hash: '2'.repeat(64) },
    }),
  acceptance_documents: (index) =>
    signedOff(index, 'acceptance_id', {
      ...{ project_id: sampleId(index, 78), content: 'Sample', signed_by: owners[index] },
    }),
  acceptance_waivers: (index) =>
    ofCase('acceptance_waivers', index, 77, { case_version: 1, reason: 'Sample' }, ['case_id']),
  testimonials: (index) =>
    inProject('testimonials', index, 81, {
      ...{ id: sampleId(index, 81), rating: 4, body: 'Sample', name_form: 'anonymous', shown_name: 'A client' },
    }),
}

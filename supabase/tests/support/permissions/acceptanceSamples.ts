import type { Row } from '../databaseDriver.ts'
import { inProject } from './roomSamples.ts'
import { type SampleRow, sampleId, type Step } from './sampleRow.ts'

const content = { title: 'Sample', input: 'Sample', expected: 'Sample', importance: 'must' }

/** A row about a case of a project, which is prepared without it. */
export function ofCase(
  relation: string,
  index: number,
  number: number,
  values: Row,
  by: string[],
  needed: Needed[] = [],
) {
  const case_id = sampleId(index, number)
  const sample = inProject(relation, index, number, { ...values, case_id }, by)
  const { project_id } = sample.row
  const parents: Needed[] = [['acceptance_cases', { id: case_id, position: 1, ...content }], ...needed]
  const clear: Step = async (driver) => {
    await sample.clear(driver)
    for (const [parent, row] of parents) await driver.insert('service', parent, { ...row, project_id })
  }
  return {
    ...sample,
    clear,
    prepare: ((driver) => clear(driver).then(() => driver.insert('service', relation, sample.row))) as Step,
  }
}

type Needed = [relation: string, row: Row]

function caseFile(index: number) {
  const [id, file_id] = [sampleId(index, 72), sampleId(index, 73)]
  return ofCase(
    'acceptance_case_files',
    index,
    72,
    { file_version_id: id },
    ['case_id'],
    [
      ['project_files', { id: file_id, name: 'sample.txt' }],
      [
        'project_file_versions',
        {
          ...{ id, file_id, version: 1, object_path: `${id}/${id}`, bytes: 1, mime_type: 'text/plain' },
          ...{ sha256: '0'.repeat(64), side: 'client' },
        },
      ],
    ],
  )
}

const run = (index: number) => ({
  ...{ id: sampleId(index, 76), case_version: 1, agent_version: '0.1', result: 'pass', side: 'client' },
})

/** Two sample rows of each relation of acceptance cases. */
export const acceptanceSamples: Record<string, (index: number) => SampleRow> = {
  acceptance_lists: (index) => inProject('acceptance_lists', index, 70, {}, ['project_id']),
  acceptance_cases: (index) =>
    inProject('acceptance_cases', index, 71, { id: sampleId(index, 71), position: 1, ...content }),
  acceptance_case_files: caseFile,
  acceptance_proposals: (index) =>
    ofCase(
      'acceptance_proposals',
      index,
      74,
      {
        ...{ id: sampleId(index, 74), kind: 'delete', reason: 'Sample', side: 'client' },
      },
      ['id'],
    ),
  agent_versions: (index) => inProject('agent_versions', index, 75, { name: '0.1' }, ['project_id', 'name']),
  acceptance_runs: (index) =>
    ofCase('acceptance_runs', index, 76, run(index), ['id'], [['agent_versions', { name: '0.1' }]]),
}

import type { CsvColumn } from '../../csv/exportCsv.ts'
import type { AcceptanceCase } from '../acceptanceRecords.ts'

const resultLabels = { pass: 'Passed', fail: 'Failed' }

/** The columns of an exported list. An import reads those that it knows. */
export const caseColumns: CsvColumn<AcceptanceCase>[] = [
  { label: 'Number', value: ({ number }) => number },
  { label: 'Title', value: ({ title }) => title },
  { label: 'Input', value: ({ input }) => input },
  { label: 'Expected result', value: ({ expected }) => expected },
  { label: 'Importance', value: ({ importance }) => importance },
  { label: 'Example files', value: ({ files }) => files.map(({ name }) => name).join(', ') },
  { label: 'Result', value: ({ run }) => (run ? resultLabels[run.result] : '') },
  { label: 'Version of the agent', value: ({ run }) => run?.agent_version ?? '' },
  { label: 'Note', value: ({ run }) => run?.note ?? '' },
]

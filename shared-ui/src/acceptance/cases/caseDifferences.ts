import { displayText, fieldLabel, type FieldLabels } from '../../forms/fieldLabels.ts'
import type { CaseContent } from '../acceptanceRecords.ts'

/** What two wordings of a case are compared by. */
export type ComparedCase = CaseContent & { files: { name: string }[] }

const fields: FieldLabels<ComparedCase> = {
  title: 'Title',
  input: 'Input',
  expected: 'Expected result',
  importance: { label: 'Importance', format: (value) => (value === 'must' ? 'Must-have' : 'Should-have') },
  files: { label: 'Example files', format: (files) => files.map(({ name }) => name).join(', ') },
}

/** A field in which two wordings differ. */
export type CaseDifference = { label: string; before: string; after: string }

/** The fields in which two wordings of a case differ; all that are not empty where there is only one. */
export function caseDifferences(before: ComparedCase | undefined, after: ComparedCase | undefined): CaseDifference[] {
  const textOf = (one: ComparedCase | undefined, name: keyof ComparedCase) =>
    one ? displayText(fields, name, one[name]).trim() : ''
  return (Object.keys(fields) as (keyof ComparedCase)[])
    .map((name) => ({ label: fieldLabel(fields, name), before: textOf(before, name), after: textOf(after, name) }))
    .filter((difference) => difference.before !== difference.after)
}

import type { FieldErrors, Resolver } from 'react-hook-form'
import type { CarriedFile } from '../../room/roomRecords.ts'
import type { AcceptanceCase, CaseContent } from '../acceptanceRecords.ts'

/** The most example files of a case. */
export const maxCaseFiles = 10
/** The most cases of a project, and of a file that is imported. */
export const maxCases = 200

/** The values of the form of a case. `reason` is that of a proposal. */
export type CaseFormValues = CaseContent & { files: CarriedFile[]; reason: string }

const limits = { title: 120, input: 4_000, expected: 4_000, reason: 500 }
const missing = {
  title: 'A case needs a title.',
  input: 'Say what goes in.',
  expected: 'Say what must come out.',
  reason: 'Please give a reason.',
}

/** Why a text cannot be stored, in a sentence; undefined when it can. Counts code points, as the database does. */
export function textProblem(name: keyof typeof limits, text: string) {
  if (text.trim() === '') return missing[name]
  const count = Array.from(text.trim()).length
  if (count <= limits[name]) return undefined
  return `At most ${limits[name].toLocaleString('en-US')} characters fit. This has ${count.toLocaleString('en-US')}.`
}

/** Checks the form of a case; that of a proposal needs a reason. */
export const caseResolver =
  (needsReason: boolean): Resolver<CaseFormValues, unknown, CaseFormValues> =>
  (values) => {
    const names = (['title', 'input', 'expected', 'reason'] as const).filter((name) => needsReason || name !== 'reason')
    const problems = names.map((name) => [name, textProblem(name, values[name])] as const).filter(([, text]) => text)
    const errors = Object.fromEntries(problems.map(([name, message]) => [name, { type: 'invalid', message }]))
    if (problems.length > 0) return { values: {}, errors: errors as FieldErrors<CaseFormValues> }
    return { values: { ...values, title: values.title.trim() }, errors: {} }
  }

/** The values of a stored case, or of a new one. */
export const caseFormValues = (stored: AcceptanceCase | undefined): CaseFormValues => ({
  title: stored?.title ?? '',
  input: stored?.input ?? '',
  expected: stored?.expected ?? '',
  importance: stored?.importance ?? 'must',
  files: stored?.files.map(({ id, name, bytes }) => ({ id, name, bytes })) ?? [],
  reason: '',
})

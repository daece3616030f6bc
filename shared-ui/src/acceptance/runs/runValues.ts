import type { FieldErrors, Resolver } from 'react-hook-form'
import type { CarriedFile } from '../../room/roomRecords.ts'
import type { RunResult } from '../acceptanceRecords.ts'

/** The values of the form of a result; `result` is empty until it is chosen. */
export type RunFormValues = { version: string; result: RunResult | ''; note: string; picture: CarriedFile[] }

const maxNoteLength = 2_000

/** Checks the form of a result: a failure says what went wrong. */
export const runResolver: Resolver<RunFormValues, unknown, RunFormValues> = (values) => {
  const problems = {
    result: values.result === '' ? 'Choose passed or failed.' : undefined,
    note: noteProblem(values),
  }
  const found = Object.entries(problems).filter(([, message]) => message)
  if (found.length === 0) return { values, errors: {} }
  const errors = Object.fromEntries(found.map(([name, message]) => [name, { type: 'invalid', message }]))
  return { values: {}, errors: errors as FieldErrors<RunFormValues> }
}

function noteProblem({ result, note }: RunFormValues) {
  if (result === 'fail' && note.trim() === '') return 'Please say what went wrong.'
  const count = Array.from(note.trim()).length
  return count > maxNoteLength ? `At most 2,000 characters fit. This has ${count.toLocaleString('en-US')}.` : undefined
}

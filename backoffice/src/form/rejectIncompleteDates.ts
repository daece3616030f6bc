import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** Returns a resolver that also rejects incomplete dates, whose fields have the same value as empty ones. */
export const rejectIncompleteDates =
  <Values extends FieldValues>(resolver: Resolver<Values, unknown, Values>): Resolver<Values, unknown, Values> =>
  async (values, context, options) => {
    const result = await resolver(values, context, options)
    const incompleteFields = Object.entries(options.fields).filter(([, { ref }]) => isIncompleteDate(ref))
    if (incompleteFields.length === 0) return result
    const dateErrors = incompleteFields.map(([name, { ref }]) => [
      name,
      { type: 'incomplete', message: 'Enter a complete date', ref },
    ])
    return { values: {}, errors: { ...result.errors, ...Object.fromEntries(dateErrors) } as FieldErrors<Values> }
  }

const isIncompleteDate = (control: unknown) =>
  control instanceof HTMLInputElement && control.type.startsWith('date') && control.validity.badInput

import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** A date of which only a part is typed has no value, as if the field were empty. This makes it a mistake. */
export const rejectIncompleteDates =
  <Values extends FieldValues>(resolver: Resolver<Values, unknown, Values>): Resolver<Values, unknown, Values> =>
  async (values, context, options) => {
    const result = await resolver(values, context, options)
    const incomplete = Object.entries(options.fields).filter(([, { ref }]) => isIncompleteDate(ref))
    if (incomplete.length === 0) return result
    const mistakes = incomplete.map(([name, { ref }]) => [
      name,
      { type: 'incomplete', message: 'Enter a complete date', ref },
    ])
    return { values: {}, errors: { ...result.errors, ...Object.fromEntries(mistakes) } as FieldErrors<Values> }
  }

const isIncompleteDate = (control: unknown) =>
  control instanceof HTMLInputElement && control.type.startsWith('date') && control.validity.badInput

/** A name that people read; `read` makes a text of a value that is not one, such as HTML. */
type Field<Value> = string | { name: string; read: (value: Value) => string }

/** The fields of a form, in the order in which they are compared; one without a name is not. */
export type FieldLabels<Values> = { [Name in keyof Values]?: Field<Values[Name]> }

/** The name of a column in the words of the form. */
export function fieldLabel(fields: object, column: string) {
  const field = (fields as Record<string, Field<never> | undefined>)[column]
  return typeof field === 'object' ? field.name : (field ?? column)
}

/** A value as it is stored, as a text that can be compared; a state kept before the field existed has none. */
export function storedText(value: unknown) {
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value ?? '')
}

/** A value as a person reads it. */
export function displayText<Values>(fields: FieldLabels<Values>, name: keyof Values, value: Values[keyof Values]) {
  const field = fields[name]
  return typeof field === 'object' && value !== undefined ? field.read(value) : storedText(value)
}

/** Everything that is filled in, to be taken elsewhere. */
export const formatAllFields = <Values extends object>(fields: FieldLabels<Values>, values: Values) =>
  (Object.keys(fields) as (keyof Values & string)[])
    .map((name) => [fieldLabel(fields, name), displayText(fields, name, values[name])])
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}: ${text}`)
    .join('\n\n')

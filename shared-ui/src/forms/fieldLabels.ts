/** A label, or a label and how to format a value that does not read well as stored, such as HTML or a code. */
type FieldLabel<Value> = string | { label: string; format: (value: Value) => string }

/** The labels of the fields of a form, in display order. A field without a label is never compared. */
export type FieldLabels<Values> = { [Name in keyof Values]?: FieldLabel<Values[Name]> }

/** The label of a column; the column name if it has none. */
export function fieldLabel(labels: object, column: string) {
  const field = (labels as Record<string, FieldLabel<never> | undefined>)[column]
  return typeof field === 'object' ? field.label : (field ?? column)
}

/** A stored value as text. A value that is missing, as in a revision older than its field, is empty. */
export function storedText(value: unknown) {
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A value as it is displayed. */
export function displayText<Values>(labels: FieldLabels<Values>, name: keyof Values, value: Values[keyof Values]) {
  const field = labels[name]
  return typeof field === 'object' && value !== undefined ? field.format(value) : storedText(value)
}

/** All values that are not empty with their labels, as plain text. */
export const formatAllFields = <Values extends object>(labels: FieldLabels<Values>, values: Values) =>
  (Object.keys(labels) as (keyof Values & string)[])
    .map((name) => ({ label: fieldLabel(labels, name), text: displayText(labels, name, values[name]) }))
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n\n')

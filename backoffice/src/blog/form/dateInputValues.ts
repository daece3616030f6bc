const padTwoDigits = (number: number) => String(number).padStart(2, '0')

/** The value of a date input, in the browser's time zone. */
export const toDateInputValue = (date: Date) =>
  `${date.getFullYear()}-${padTwoDigits(date.getMonth() + 1)}-${padTwoDigits(date.getDate())}`

/** The value of a datetime-local input for a stored timestamp, in the browser's time zone; empty for null. */
export function toDateTimeInputValue(timestamp: string | null) {
  if (!timestamp) return ''
  const date = new Date(timestamp)
  return `${toDateInputValue(date)}T${padTwoDigits(date.getHours())}:${padTwoDigits(date.getMinutes())}`
}

/** The timestamp to store for the value of a datetime-local input; null when it is empty. */
export const fromDateTimeInputValue = (value: string) => (value ? new Date(value).toISOString() : null)

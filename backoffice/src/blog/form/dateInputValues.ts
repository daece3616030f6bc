const two = (number: number) => String(number).padStart(2, '0')

/** A day as date fields have it, by the clock of this browser. */
export const toDateField = (moment: Date) =>
  `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`

/** A stored moment as a field for date and time has it, by the clock of this browser; empty for none. */
export function toTimeField(stored: string | null) {
  if (!stored) return ''
  const moment = new Date(stored)
  return `${toDateField(moment)}T${two(moment.getHours())}:${two(moment.getMinutes())}`
}

/** What such a field holds, to be stored; null for nothing. */
export const fromTimeField = (typed: string) => (typed ? new Date(typed).toISOString() : null)

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a database date, "2025-01-05", in long US format: "January 5, 2025". */
export const formatLongDate = (day: string) => format.format(new Date(`${day}T00:00:00Z`))

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as the database writes it, "2025-01-05", in long US format: "January 5, 2025". */
export const longDate = (day: string) => format.format(new Date(`${day}T00:00:00Z`))

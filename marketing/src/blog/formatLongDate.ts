const months = 'January February March April May June July August September October November December'.split(' ')

/**
 * Formats a database date, "2025-01-05", in long US format: "January 5, 2025". Without `Intl`, which takes a phone's
 * processor 10 ms to start, while the page hydrates.
 */
export function formatLongDate(day: string) {
  const date = new Date(`${day}T00:00:00Z`)
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** A day, or the first and the last of several, such as "Sep 1–12, 2025"; only a dash between months has spaces. */
export function formatDays(first: string | null, last: string | null) {
  const [from, to] = [first ?? last, last ?? first]
  return from && to ? dayFormat.formatRange(new Date(from), new Date(to)).replace(/(\d)\s–\s(\d)/, '$1–$2') : ''
}

/** A number of working days in words. */
export const formatDayCount = (days: number) => (days === 1 ? '1 working day' : `${days} working days`)

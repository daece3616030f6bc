const utc = { timeZone: 'UTC' } as const
const weekdayFormat = new Intl.DateTimeFormat('en-US', { ...utc, weekday: 'short' })
const dayFormat = new Intl.DateTimeFormat('en-US', { ...utc, day: 'numeric' })
const dateFormat = new Intl.DateTimeFormat('en-US', { ...utc, month: 'short', day: 'numeric' })

/** What stands below a day. */
export type ShownDate = { weekday: string; day: string }

/** Each date as weekday and day of the month, such as "Tue" and "2". The first day of each month also names it: "Sep 1". */
export const formatDates = (dates: readonly string[]): ShownDate[] =>
  dates.map((date, index) => {
    const isSameMonth = dates[index - 1]?.slice(0, 7) === date.slice(0, 7)
    return {
      weekday: weekdayFormat.format(new Date(date)),
      day: (isSameMonth ? dayFormat : dateFormat).format(new Date(date)),
    }
  })

/** Consecutive dates as a range, such as "Sep 1 – 12"; a single one as "Sep 1". */
export const formatRange = (dates: readonly string[]) =>
  dateFormat.formatRange(new Date(dates[0] ?? NaN), new Date(dates.at(-1) ?? NaN))

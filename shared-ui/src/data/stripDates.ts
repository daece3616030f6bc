const createFormats = () => {
  const createFormat = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return {
    weekday: createFormat({ weekday: 'short' }),
    day: createFormat({ day: 'numeric' }),
    date: createFormat({ month: 'short', day: 'numeric' }),
  }
}

// Created with the first date: most strips of public pages show none, and it takes a phone's processor 15 ms.
let formats: ReturnType<typeof createFormats> | undefined
const getFormats = () => (formats ??= createFormats())

/** What stands below a day. */
export type ShownDate = { weekday: string; day: string }

/** Each date as weekday and day of the month, such as "Tue" and "2". The first day of each month also names it: "Sep 1". */
export function formatDates(dates: readonly string[]): ShownDate[] {
  const { weekday, day, date: fullDate } = getFormats()
  return dates.map((date, index) => {
    const isSameMonth = dates[index - 1]?.slice(0, 7) === date.slice(0, 7)
    return {
      weekday: weekday.format(new Date(date)),
      day: (isSameMonth ? day : fullDate).format(new Date(date)),
    }
  })
}

/** Consecutive dates as a range, such as "Sep 1 – 12"; a single one as "Sep 1". */
export const formatRange = (dates: readonly string[]) =>
  getFormats().date.formatRange(new Date(dates[0] ?? NaN), new Date(dates.at(-1) ?? NaN))

const createFormats = () => {
  const createFormat = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return {
    weekday: createFormat({ weekday: 'short' }),
    day: createFormat({ day: 'numeric' }),
    month: createFormat({ month: 'short' }),
    date: createFormat({ month: 'short', day: 'numeric' }),
  }
}

// Created with the first date: strips without dates show none, and it takes a phone's processor 15 ms.
let formats: ReturnType<typeof createFormats> | undefined
const getFormats = () => (formats ??= createFormats())

/** What stands below a day; the first day of each month also names it. */
export type ShownDate = { weekday: string; day: string; month?: string }

/** Each date as weekday and day of the month, such as "Tue" and "2". */
export function formatDates(dates: readonly string[]): ShownDate[] {
  const { weekday, day, month } = getFormats()
  return dates.map((date, index) => {
    const isSameMonth = dates[index - 1]?.slice(0, 7) === date.slice(0, 7)
    const time = new Date(date)
    return {
      weekday: weekday.format(time),
      day: day.format(time),
      ...(!isSameMonth && { month: month.format(time) }),
    }
  })
}

/** Consecutive dates as a range, such as "Sep 1 – 12"; a single one as "Sep 1". */
export const formatRange = (dates: readonly string[]) =>
  getFormats().date.formatRange(new Date(dates[0] ?? NaN), new Date(dates.at(-1) ?? NaN))

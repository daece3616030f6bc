const dayMs = 86_400_000

/**
 * `count` working days, Monday to Friday, as dates such as "2025-09-01". The first one is `start` or, when that is on a
 * weekend, the Monday after it.
 */
export function workingDaysFrom(start: string, count: number): string[] {
  const days: string[] = []
  // A date without a time is midnight UTC, and there every day has 24 hours.
  for (let time = Date.parse(start); days.length < count; time += dayMs) {
    const date = new Date(time)
    if (date.getUTCDay() % 6 !== 0) days.push(date.toISOString().slice(0, 10))
  }
  return days
}

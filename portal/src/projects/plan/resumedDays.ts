import type { PlanHold } from '@fortnight/supabase/plans/plan'
import { workingDaysFrom } from '@fortnight/supabase/projects/workingDays'

type Days = { first_day: string; last_day: string }

/**
 * The days of a step that is not done if its project resumed today, as the database moves them then: by the working days of
 * the hold, unless they were over before it began.
 */
export function resumedDays({ first_day, last_day }: Days, hold: PlanHold, holidays: readonly string[]): Days {
  const move = (day: string) => (day < hold.first_day ? day : addWorkingDays(day, hold.days, holidays))
  return { first_day: move(first_day), last_day: move(last_day) }
}

/** A day without work counts as the next working day. */
function addWorkingDays(day: string, count: number, holidays: readonly string[]) {
  const weekdays = workingDaysFrom(day, count + 1 + holidays.length)
  return weekdays.filter((weekday) => !holidays.includes(weekday))[count] ?? day
}

import type { Holiday } from '@fortnight/supabase/holidays/holidays'

const dayMs = 24 * 60 * 60 * 1_000

/** Those to come, the next one first, and then those that have passed, the latest first. They are given the latest first. */
export const orderHolidays = (holidays: readonly Holiday[], today: string) => [
  ...holidays.filter(({ day }) => day >= today).reverse(),
  ...holidays.filter(({ day }) => day < today),
]

/** How far away a holiday is, such as "In 25 days". */
export function whenText(day: string, today: string) {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayMs)
  if (days < 0) return 'Past'
  if (days < 2) return days === 0 ? 'Today' : 'Tomorrow'
  return `In ${days.toLocaleString('en-US')} days`
}

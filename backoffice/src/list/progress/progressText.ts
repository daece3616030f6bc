import type { Delivery } from '@fortnight/supabase/projects/delivery'

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Where the days of a project stand, in the few words that a row of a list has room for, and when it will be delivered. */
export function progressText({ stage, sentence, daysDone, today, dates }: Delivery) {
  if (!dates || stage === 'completed') return undefined
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  const delivery = `Delivery ${formatDay(last)}`
  if (stage === 'over') return { days: sentence }
  if (stage === 'scheduled') return { days: `Starts ${formatDay(first)}`, delivery }
  if (today) return { days: `Day ${today} of ${dates.length}`, delivery }
  const days = `${daysDone} of ${dates.length} days done`
  // While the clock stands still, the last day moves.
  return stage === 'on-hold' ? { days } : { days, delivery }
}

const formatDay = (day: string) => dayFormat.format(new Date(day))

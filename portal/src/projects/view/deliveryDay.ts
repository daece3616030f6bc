import type { OwnProject } from '@fortnight/supabase/projects/ownProject'

/** How many days a delivery has. */
const deliveryDays = 14

const dayMs = 86_400_000

/** Where a delivery stands: the day to mark in the strip, if there is one, and the same in words. */
type DeliveryDay = { current?: number; sentence: string }

type Delivery = Pick<OwnProject, 'status' | 'started_on'>

/**
 * Counts the days of a delivery, which are days of the reader's calendar: day 1 is the date that the team has set.
 * A date without a time names the same day everywhere, so it is never read as a moment.
 */
export function deliveryDay({ status, started_on }: Delivery, today: Date): DeliveryDay {
  if (status === 'completed') return { current: deliveryDays + 1, sentence: 'Finished. All fourteen days are done.' }
  if (status === 'on-hold') return { sentence: 'On hold. We agree on a new plan before the days go on.' }
  if (status !== 'active' || !started_on) return { sentence: 'Starts when we agree on the plan' }

  const day = Math.round((dayNumber(today) - Date.parse(started_on)) / dayMs) + 1
  if (day < 1) return { sentence: startsIn(1 - day) }
  if (day <= deliveryDays) return { current: day, sentence: `Day ${day} of ${deliveryDays}` }
  const late = day - deliveryDays
  return {
    current: deliveryDays + 1,
    sentence: `Day ${deliveryDays} was ${late === 1 ? 'yesterday' : `${late} days ago`}`,
  }
}

// The date on the reader's wall as midnight in UTC, where every day has 24 hours.
const dayNumber = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())

const startsIn = (days: number) => (days === 1 ? 'Starts tomorrow' : `Starts in ${days} days`)

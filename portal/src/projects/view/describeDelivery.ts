import type { OwnProject } from '@fortnight/supabase/projects/ownProject'

const deliveryDays = 14
const dayMs = 86_400_000

/** The current day of a delivery, if it has one (15 when all days are over), and its progress as a sentence. */
type DeliveryState = { day?: number; sentence: string }

type Delivery = Pick<OwnProject, 'status' | 'started_on'>

/**
 * Where a delivery stands at the time `today`. Day 1 is `started_on`, the date set by the team; days change at midnight
 * in the reader's time zone.
 */
export function describeDelivery({ status, started_on }: Delivery, today: Date): DeliveryState {
  if (status === 'completed') return { day: deliveryDays + 1, sentence: 'Finished. All fourteen days are done.' }
  if (status === 'on-hold') return { sentence: 'On hold. We agree on a new plan before the days go on.' }
  if (status !== 'active' || !started_on) return { sentence: 'Starts when we agree on the plan' }

  const day = Math.round((utcMidnight(today) - Date.parse(started_on)) / dayMs) + 1
  if (day < 1) return { sentence: startsIn(1 - day) }
  if (day <= deliveryDays) return { day, sentence: `Day ${day} of ${deliveryDays}` }
  const daysOver = day - deliveryDays
  return {
    day: deliveryDays + 1,
    sentence: `Day ${deliveryDays} was ${daysOver === 1 ? 'yesterday' : `${daysOver} days ago`}`,
  }
}

// The local date as midnight UTC, because only there does every day have 24 hours.
const utcMidnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())

const startsIn = (days: number) => (days === 1 ? 'Starts tomorrow' : `Starts in ${days} days`)

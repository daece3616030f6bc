import type { OwnProject } from './ownProject.ts'
import { workingDaysFrom } from './workingDays.ts'

/** The steps of a delivery by working day. */
export const deliverySteps = [
  { id: 'discovery', from: 1, to: 2, label: 'Discovery' },
  { id: 'build', from: 3, to: 10, label: 'Build' },
  { id: 'test', from: 11, to: 12, label: 'Test' },
  { id: 'launch', from: 13, to: 14, label: 'Launch', isDelivery: true },
] as const

/** How many working days a delivery has. */
export const deliveryDays = 14

type Progress = {
  /** The progress as a sentence. */
  sentence: string
  /** How many of the days are over. */
  daysDone: number
  /** The number of the current day; none on a weekend, nor before and after the days. */
  today?: number
  /** The steps by day, where a plan has dated them. */
  spans?: { from: number; to: number; label: string; isDelivery: boolean }[]
}

/** A delivery whose fourteen days have dates; it is `over` when day 14 has passed. */
type DatedDelivery = Progress & { stage: 'scheduled' | 'running' | 'over'; dates: string[] }

/** The state of a delivery; it is `unplanned` until the team has set the first day. */
export type Delivery = DatedDelivery | (Progress & { stage: 'unplanned' | 'on-hold' | 'completed'; dates?: string[] })

/**
 * Where a delivery stands at the time `now`. Day 1 is `started_on`, the date set by the team; only working days count,
 * and days change at midnight in the reader's time zone.
 */
export function deliveryOf({ status, started_on }: Pick<OwnProject, 'status' | 'started_on'>, now: Date): Delivery {
  const dates = started_on ? workingDaysFrom(started_on, deliveryDays) : undefined
  if (status === 'completed') {
    const sentence = 'Finished. All fourteen days are done.'
    return { stage: 'completed', sentence, daysDone: deliveryDays, ...(dates && { dates }) }
  }
  if (status === 'on-hold') {
    const sentence = 'On hold'
    return { stage: 'on-hold', sentence, daysDone: 0 }
  }
  if (status !== 'active' || !dates) {
    return { stage: 'unplanned', sentence: 'The start date isn’t set yet', daysDone: 0 }
  }
  return datedDelivery(dates, localDate(now))
}

/** Where days with dates stand on the day `today`. */
export function datedDelivery(dates: string[], today: string): DatedDelivery {
  const count = dates.length
  const daysDone = dates.filter((date) => date < today).length
  const nextDay = daysDone + 1
  if (daysDone === count) {
    return { stage: 'over', sentence: `Day ${count} was ${dateOfDay(dates, count)}`, daysDone, dates }
  }
  if (dates[daysDone] === today) {
    return { stage: 'running', sentence: `Day ${nextDay} of ${count}`, daysDone, dates, today: nextDay }
  }
  const nextDate = dateOfDay(dates, nextDay)
  if (daysDone === 0) return { stage: 'scheduled', sentence: `Day 1 is ${nextDate}`, daysDone, dates }
  return { stage: 'running', sentence: `Day ${daysDone} is done. Day ${nextDay} is ${nextDate}.`, daysDone, dates }
}

const longDateFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** A day such as "2025-09-01" as "Monday, September 1". */
export const formatDay = (day: string) => longDateFormat.format(new Date(day))

/** The date of a day of the delivery, such as "Monday, September 1". */
export const dateOfDay = (dates: readonly string[], day: number) =>
  longDateFormat.format(new Date(dates[day - 1] ?? NaN))

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The date in the reader's time zone, such as "2025-09-01". */
const localDate = (time: Date) => `${time.getFullYear()}-${twoDigits(time.getMonth() + 1)}-${twoDigits(time.getDate())}`

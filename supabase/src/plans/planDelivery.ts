import { type Delivery, datedDelivery, deliveryOf, formatDay } from '../projects/delivery.ts'
import type { OwnProject } from '../projects/ownProject.ts'
import { dayIn } from './businessDay.ts'
import { currentStep, openHold, type ProjectPlan } from './plan.ts'
import { stepTexts } from './stepTexts.ts'

/**
 * Where the delivery of a project stands at the time `now`: by the steps of its plan, or, for a project from before plans
 * existed, by its first day.
 */
export const projectDelivery = (
  project: Pick<OwnProject, 'status' | 'started_on'>,
  plan: ProjectPlan | null | undefined,
  now: Date,
): Delivery => (plan ? planDelivery(project.status, plan, now) : deliveryOf(project, now))

/** Days change at midnight in the time zone of the business. While the clock stands still, there is no current day. */
function planDelivery(status: string, plan: ProjectPlan, now: Date): Delivery {
  const { days: dates } = plan
  const parts = { dates, spans: stepSpans(plan) }
  if (status === 'completed') {
    return { stage: 'completed', sentence: finishedSentence(plan), daysDone: dates.length, ...parts }
  }
  const hold = openHold(plan)
  if (hold) {
    const daysDone = dates.filter((date) => date < hold.first_day).length
    return { stage: 'on-hold', sentence: `On hold since ${formatDay(hold.first_day)}`, daysDone, ...parts }
  }
  if (!currentStep(plan)) {
    return { stage: 'over', sentence: 'All four steps are done', daysDone: dates.length, ...parts }
  }
  return { ...datedDelivery(dates, dayIn(plan.zone, now)), ...parts }
}

/** The day on which the launch was done, such as "2025-09-18"; undefined while it is not. */
const doneDay = ({ steps, zone }: ProjectPlan) => {
  const doneAt = steps.at(-1)?.done_at
  return doneAt ? dayIn(zone, new Date(doneAt)) : undefined
}

/** When the launch was done. */
export function finishedOn(plan: ProjectPlan) {
  const day = doneDay(plan)
  return day ? `Finished on ${formatDay(day)}` : 'Finished'
}

/** The same, and, when that was later than planned, which day was agreed. */
function finishedSentence(plan: ProjectPlan) {
  const sentence = finishedOn(plan)
  const [day, lastDay] = [doneDay(plan), plan.days.at(-1)]
  return day && lastDay && day > lastDay ? `${sentence}. Day ${plan.days.length} was ${formatDay(lastDay)}.` : sentence
}

/** Each step with the numbers of its first and last day, for a day strip. */
const stepSpans = ({ days, steps }: ProjectPlan) =>
  steps.map(({ kind, first_day, last_day }) => ({
    from: days.indexOf(first_day) + 1,
    to: days.indexOf(last_day) + 1,
    label: stepTexts[kind].label,
    isDelivery: kind === 'launch',
  }))

import { dayIn } from './businessDay.ts'
import { currentStep, openHold, type PlanStep, type ProjectPlan } from './plan.ts'

/** Where a step stands at the time `now`, in a word or two, and the tone of its badge. */
export function stepState(step: PlanStep, plan: ProjectPlan, now: Date) {
  const today = dayIn(plan.zone, now)
  if (step.done_at) return { text: 'Done', tone: 'positive' } as const
  if (step.id !== currentStep(plan)?.id || today < step.first_day) return { text: 'Upcoming', tone: 'neutral' } as const
  if (openHold(plan)) return { text: 'On hold', tone: 'warning' } as const
  if (today > step.last_day) return { text: 'Late', tone: 'danger' } as const
  return { text: 'Now', tone: 'info' } as const
}

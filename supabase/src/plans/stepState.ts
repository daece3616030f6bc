import { dayIn } from './businessDay.ts'
import { currentStep, openHold, type PlanStep, type ProjectPlan } from './plan.ts'

/** Where a step stands at the time `now`, in a word or two, the tone of its badge, and whether it is the one in work. */
export function stepState(step: PlanStep, plan: ProjectPlan, now: Date) {
  const today = dayIn(plan.zone, now)
  const isCurrent = step.id === currentStep(plan)?.id && today >= step.first_day
  if (step.done_at) return { text: 'Done', tone: 'positive', isCurrent } as const
  if (!isCurrent) return { text: 'Upcoming', tone: 'neutral', isCurrent } as const
  if (openHold(plan)) return { text: 'On hold', tone: 'warning', isCurrent } as const
  if (today > step.last_day) return { text: 'Late', tone: 'danger', isCurrent } as const
  return { text: 'Now', tone: 'info', isCurrent } as const
}

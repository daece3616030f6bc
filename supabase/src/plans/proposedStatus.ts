import { currentStep, openHold, type ProjectPlan } from './plan.ts'

/** The status that the plan of a project suggests, if it is another one than now. Nothing sets it but an admin. */
export function proposedStatus(plan: ProjectPlan, status: string) {
  const proposed = openHold(plan) ? 'on-hold' : currentStep(plan) ? 'active' : 'completed'
  return proposed === status ? undefined : proposed
}

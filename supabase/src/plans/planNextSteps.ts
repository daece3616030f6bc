import type { BriefState } from '../briefs/brief.ts'
import { briefNextSteps } from '../briefs/briefNextSteps.ts'
import { formatDay } from '../projects/delivery.ts'
import { deliveredSteps, type NextSteps, nextStepsOf, stepSentences } from '../projects/nextSteps.ts'
import type { OwnProject } from '../projects/ownProject.ts'
import { dayIn } from './businessDay.ts'
import { currentStep, openHold, type ProjectPlan } from './plan.ts'
import { stepTexts } from './stepTexts.ts'

type Progress = { plan: ProjectPlan | null | undefined; brief?: BriefState | null | undefined }

/**
 * The next steps of a project at the time `now`, as sentences for its client: by its plan if it has one, before that by its
 * brief.
 */
export function projectNextSteps(project: OwnProject, { plan, brief }: Progress, now: Date): NextSteps {
  if (project.status === 'completed') return nextStepsOf(project, now)
  if (!plan) return (brief && briefNextSteps(brief)) ?? nextStepsOf(project, now)
  const hold = openHold(plan)
  if (hold) {
    return hold.waits_for === 'client'
      ? { next: 'Work continues once we hear from you.', needed: hold.reason, action: 'email' }
      : { next: `Work continues once we’ve solved this: ${hold.reason}`, needed: 'Nothing. It’s our turn.' }
  }
  const step = currentStep(plan)
  if (!step) return deliveredSteps
  const { label, needed } = stepTexts[step.kind]
  const today = dayIn(plan.zone, now)
  if (today < step.first_day) return { next: `${label} starts on ${formatDay(step.first_day)}.`, needed }
  if (today > step.last_day) {
    return { next: `${label} was due to end on ${formatDay(step.last_day)}. We’ll tell you the new date.`, needed }
  }
  const test = plan.steps.find(({ kind }) => kind === 'test')
  if (step.kind === 'build' && today === step.last_day && test) {
    return { next: `The last day of building. Testing starts on ${formatDay(test.first_day)}.`, needed }
  }
  return stepSentences(step.kind, formatDay(step.last_day))
}

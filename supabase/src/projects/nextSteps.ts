import type { StepKind } from '../plans/plan.ts'
import { stepTexts } from '../plans/stepTexts.ts'
import { deliveryOf, deliverySteps, dateOfDay } from './delivery.ts'
import type { OwnProject } from './ownProject.ts'

/** What happens next in a project, what its client has to do for it, and the page or mail where they can do it. */
export type NextSteps = { next: string; needed: string; action?: 'edit' | 'email' | 'brief' | 'approve' }

/** The next steps of a project at the time `now`, as sentences for its client. */
export function nextStepsOf(project: OwnProject, now: Date): NextSteps {
  const delivery = deliveryOf(project, now)
  switch (delivery.stage) {
    case 'unplanned':
      return project.status === 'active' ? agreedSteps : draftSteps(project)
    case 'scheduled':
      return {
        next: `Discovery starts on ${dateOfDay(delivery.dates, 1)}.`,
        needed: 'Two hours with one person who knows the job, on day 1 or 2.',
      }
    case 'running':
      return runningSteps(delivery.daysDone, delivery.dates)
    case 'over':
      return {
        next: 'The fourteen days are over. We’ll finish what’s still open with you.',
        needed: 'If something is missing, tell us today.',
        action: 'email',
      }
    case 'on-hold':
      return {
        next: 'Work continues once we’ve agreed on new dates.',
        needed: 'Tell us when you’d like to continue.',
        action: 'email',
      }
    case 'completed':
      return deliveredSteps
  }
}

/** Those of a client whose agent is delivered. */
export const deliveredSteps: NextSteps = {
  next: 'Your agent is at work, and its code is yours.',
  needed: 'Nothing. Questions or problems?',
  action: 'email',
}

const agreedSteps: NextSteps = {
  next: 'We’ll agree on a start date.',
  needed: 'Your OK on the plan, and a start date that suits you.',
  action: 'email',
}

const sendPlan = 'We’ll read your project and send you a plan.'

function draftSteps({ description, requirements }: OwnProject): NextSteps {
  if (!description) return { next: sendPlan, needed: 'Describe the job: what should the agent do?', action: 'edit' }
  if (!requirements)
    return { next: sendPlan, needed: 'Name the tools to connect and the rules to follow.', action: 'edit' }
  return { next: sendPlan, needed: 'Nothing right now. We’ll ask if anything is unclear.' }
}

function runningSteps(daysDone: number, dates: string[]): NextSteps {
  const step = deliverySteps.find(({ to }) => daysDone < to) ?? deliverySteps[3]
  return stepSentences(step.id, dateOfDay(dates, step.to))
}

/** What happens next while a step runs, whose last day is `lastDate`. */
export function stepSentences(step: StepKind, lastDate: string): NextSteps {
  const { needed } = stepTexts[step]
  switch (step) {
    case 'discovery':
      return { next: `You get the plan on ${lastDate}.`, needed }
    case 'build':
      return { next: `You get something new to try every other day until ${lastDate}.`, needed }
    case 'test':
      return { next: `You get the test report on ${lastDate}.`, needed }
    case 'launch':
      return { next: `Your agent goes live by ${lastDate}.`, needed }
  }
}

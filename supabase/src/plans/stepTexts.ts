import type { StepKind } from './plan.ts'

type StepTexts = {
  label: string
  /** What the team does. */
  work: string
  /** What the client has to do for it. */
  needed: string
  /** What the client has at its end. */
  result: string
}

/** What each step of a delivery is about, as the public page about the fortnight tells it at length. */
export const stepTexts: Record<StepKind, StepTexts> = {
  discovery: {
    label: 'Discovery',
    work: 'We watch how real cases are handled and write down what a good answer looks like.',
    needed: 'Two hours with one person who knows the job.',
    result: 'A two-page plan and the acceptance cases.',
  },
  build: {
    label: 'Build',
    work: 'We build the agent and connect your tools, with only the permissions the job needs.',
    needed: 'Twenty minutes every other day to try it.',
    result: 'An agent that does the whole job on test data.',
  },
  test: {
    label: 'Test',
    work: 'We run the agreed cases on your real material and fix what fails.',
    needed: 'One hour to judge the answers with us.',
    result: 'A test report that shows in plain numbers how often the agent is right.',
  },
  launch: {
    label: 'Launch',
    work: 'We move the agent into your accounts. Your team approves its first actions.',
    needed: 'One hour for the handover.',
    result: 'An agent at work, its code, and a handbook.',
  },
}

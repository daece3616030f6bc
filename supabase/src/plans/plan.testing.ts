/* For tests: a plan of fourteen days from Monday, September 1, 2025. */
import type { PlanHold, PlanStep, ProjectPlan, StepKind } from './plan.ts'

const step = (kind: StepKind, first_day: string, last_day: string): PlanStep => ({
  ...{ id: `step-${kind}`, kind, first_day, last_day, done_at: null },
  updated_at: '2025-08-28T10:00:00.123456+00:00',
})

export const samplePlan: ProjectPlan = {
  project_id: '00000000-0000-4000-9000-0000000000d1',
  zone: 'Europe/Lisbon',
  days: [
    ...['2025-09-01', '2025-09-02', '2025-09-03', '2025-09-04', '2025-09-05', '2025-09-08', '2025-09-09'],
    ...['2025-09-10', '2025-09-11', '2025-09-12', '2025-09-15', '2025-09-16', '2025-09-17', '2025-09-18'],
  ],
  steps: [
    step('discovery', '2025-09-01', '2025-09-02'),
    step('build', '2025-09-03', '2025-09-12'),
    step('test', '2025-09-15', '2025-09-16'),
    step('launch', '2025-09-17', '2025-09-18'),
  ],
  holds: [],
  waited_for_us: 0,
  waited_for_client: 0,
}

/** A plan of ten days from the same day, whose first step is done. */
export const shortPlan: ProjectPlan = {
  ...samplePlan,
  days: samplePlan.days.slice(0, 10),
  steps: [
    { ...step('discovery', '2025-09-01', '2025-09-01'), done_at: '2025-09-01T16:00:00Z' },
    step('build', '2025-09-02', '2025-09-10'),
    step('test', '2025-09-11', '2025-09-11'),
    step('launch', '2025-09-12', '2025-09-12'),
  ],
}

export const sampleHold: PlanHold = {
  ...{ id: 'hold-1', waits_for: 'client', reason: 'Access to the mailbox is missing.' },
  ...{ held_from: '2025-09-05T09:00:00Z', held_until: null, first_day: '2025-09-05', days: 2 },
}

/** The sample with its first steps done. */
export const planWithDone = (count: number): ProjectPlan => ({
  ...samplePlan,
  steps: samplePlan.steps.map((one, index) => (index < count ? { ...one, done_at: '2025-09-02T16:00:00Z' } : one)),
})

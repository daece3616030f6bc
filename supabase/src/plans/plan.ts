/** The steps of a delivery, in their order. */
export const stepKinds = ['discovery', 'build', 'test', 'launch'] as const
export type StepKind = (typeof stepKinds)[number]

/** Whom a hold waits for. */
export type WaitingSide = 'us' | 'client'

/** A step with its first and last day, such as "2025-09-01": days of the business's time zone. */
export type PlanStep = {
  id: string
  kind: StepKind
  first_day: string
  last_day: string
  done_at: string | null
  /** Its version. */
  updated_at: string
}

/** A time in which the clock stood still. */
export type PlanHold = {
  id: string
  waits_for: WaitingSide
  reason: string
  held_from: string
  /** Null while the clock stands still. */
  held_until: string | null
  /** The day of the business on which it began. */
  first_day: string
  /** How many working days it has taken. */
  days: number
}

/** The plan of a project that has started. */
export type ProjectPlan = {
  project_id: string
  /** The time zone of the business. */
  zone: string
  /** The days of work, from the first day of the first step to the last day of the last one. */
  days: string[]
  steps: PlanStep[]
  /** The latest first. */
  holds: PlanHold[]
  /** Working days. */
  waited_for_us: number
  waited_for_client: number
}

/** The hold that stops the clock now. */
export const openHold = ({ holds }: ProjectPlan) => holds.find(({ held_until }) => held_until === null)

/** The first step that is not done. */
export const currentStep = ({ steps }: ProjectPlan) => steps.find(({ done_at }) => done_at === null)

/** The most days that a day strip shows. A plan that has grown longer is shown by its steps alone. */
export const maxStripDays = 21

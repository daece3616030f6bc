import { readerDay } from '@fortnight/supabase/plans/businessDay'
import { formatDays } from '@fortnight/supabase/plans/formatDays'
import { openHold, type PlanStep, type ProjectPlan } from '@fortnight/supabase/plans/plan'

/** The days of a step if work resumes today, where its project is on hold and they are known. */
export type ResumedDays = { first_day: string; last_day: string } | undefined

type Props = { step: PlanStep; plan: ProjectPlan; resumed: ResumedDays }

/** The days of a step, on hold those that it gets, above its original ones, and where the reader has other days, also those. */
export function StepDates({ step, plan, resumed }: Props) {
  const { first_day, last_day } = resumed ?? step
  const [ownFirst, ownLast] = [readerDay(first_day, plan.zone), readerDay(last_day, plan.zone)]
  const isOnHold = step.done_at === null && openHold(plan) !== undefined
  const original = formatDays(step.first_day, step.last_day)
  const days = formatDays(first_day, last_day)
  return (
    <>
      <p>
        {isOnHold && !resumed && 'Originally '}
        {days}{' '}
        {(ownFirst !== first_day || ownLast !== last_day) && (
          <small>(where you are: {formatDays(ownFirst, ownLast)})</small>
        )}
      </p>
      {days !== original && <small>Originally {original}</small>}
    </>
  )
}

import { CalendarClock, Check, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { toast } from '@fortnight/shared-ui/feedback/Toast'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { useMutation } from '@fortnight/shared-ui/query'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { formatDays } from '@fortnight/supabase/plans/formatDays'
import { completeStep, reopenStep } from '@fortnight/supabase/plans/mutations'
import { currentStep, openHold, type PlanStep, type ProjectPlan } from '@fortnight/supabase/plans/plan'
import { stepState } from '@fortnight/supabase/plans/stepState'
import { stepTexts } from '@fortnight/supabase/plans/stepTexts'
import { saveFailedMessage } from '../../list/deleteWithUndo.ts'
import { RecordActions, RecordItem } from '../page/recordStyles.ts'
import { MoveStepDialog } from './MoveStepDialog.tsx'

type Props = { step: PlanStep; plan: ProjectPlan; isClosed: boolean }

/** A step with its days, and what the team can do with it. While the clock stands still, it can only be read. */
export function PlanStepItem({ step, plan, isClosed }: Props) {
  const [isMoving, setIsMoving] = useState(false)
  const completion = useMutation(completeStep())
  const reopening = useMutation(reopenStep())
  const isPending = completion.isPending || reopening.isPending
  const { label } = stepTexts[step.kind]
  const { text, tone } = stepState(step, plan, new Date())
  const lastDone = plan.steps.findLast(({ done_at }) => done_at !== null)
  const canChange = !isClosed && !openHold(plan)

  const setDone = (isDone: boolean) => {
    if (isPending) return
    const { mutateAsync } = isDone ? completion : reopening
    void mutateAsync(step.id).then(
      () => toast.success(isDone ? `${label} is done` : `${label} is open again`),
      (error: unknown) => toast.error(errorMessageFor(error, saveFailedMessage)),
    )
  }

  return (
    <RecordItem>
      <div>
        <h3>
          {label} <Badge tone={tone}>{text}</Badge>
        </h3>
        <p>{formatDays(step.first_day, step.last_day)}</p>
      </div>
      {canChange && (
        <RecordActions>
          {!step.done_at && (
            <Button variant="secondary" size="small" onClick={() => setIsMoving(true)}>
              <CalendarClock aria-hidden /> Move <VisuallyHidden>{label}</VisuallyHidden>
            </Button>
          )}
          {step.id === currentStep(plan)?.id && (
            <Button size="small" aria-disabled={isPending} onClick={() => setDone(true)}>
              <Check aria-hidden />
              <span>
                Mark <VisuallyHidden>{label}</VisuallyHidden> as done
              </span>
            </Button>
          )}
          {step.id === lastDone?.id && (
            <Button variant="secondary" size="small" aria-disabled={isPending} onClick={() => setDone(false)}>
              <RotateCcw aria-hidden /> Reopen <VisuallyHidden>{label}</VisuallyHidden>
            </Button>
          )}
        </RecordActions>
      )}
      {isMoving && <MoveStepDialog step={step} onClose={() => setIsMoving(false)} />}
    </RecordItem>
  )
}

import { z } from 'zod'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import { formatDate } from '@fortnight/shared-ui/data/formatDate'
import { Field } from '@fortnight/shared-ui/forms/Field'
import type { FieldLabels } from '@fortnight/shared-ui/forms/fieldLabels'
import { confirmClose } from '@fortnight/shared-ui/forms/useUnsavedChangesWarning'
import { Dialog } from '@fortnight/shared-ui/overlays/Dialog'
import { useMutation } from '@fortnight/shared-ui/query'
import { moveStep } from '@fortnight/supabase/plans/mutations'
import type { PlanStep } from '@fortnight/supabase/plans/plan'
import { stepTexts } from '@fortnight/supabase/plans/stepTexts'
import { EditForm } from '../../form/EditForm.tsx'
import { FormFooter } from '../../form/FormFooter.tsx'
import { FormNotices } from '../../form/FormNotices.tsx'
import { requiredDay } from '../../form/requiredDay.ts'
import { requiredText } from '../../form/requiredText.ts'
import { useAdminRecordForm } from '../../form/useAdminRecordForm.ts'
import { maxReasonLength } from './maxReasonLength.ts'

const schema = z
  .object({
    first_day: requiredDay('First day'),
    last_day: requiredDay('Last day'),
    reason: requiredText('Reason', maxReasonLength),
  })
  .refine(({ first_day, last_day }) => first_day <= last_day, {
    path: ['last_day'],
    message: 'A step cannot end before it begins',
  })

type MoveValues = z.infer<typeof schema>

const fieldLabels: FieldLabels<MoveValues> = {
  first_day: { label: 'First day', format: formatDate },
  last_day: { label: 'Last day', format: formatDate },
  reason: 'Reason',
}

/** Moves a step and those after it, unless a colleague has moved it in the meantime. [FORT-16, FORT-17] */
export function MoveStepDialog({ step, onClose }: { step: PlanStep; onClose: () => void }) {
  const { mutateAsync } = useMutation(moveStep())
  const state = useAdminRecordForm<MoveValues, PlanStep>({
    noun: 'step',
    exit: onClose,
    schema,
    row: step,
    valuesOf: (stored = step) => ({ first_day: stored.first_day, last_day: stored.last_day, reason: '' }),
    save: ({ first_day, last_day, reason }, { id, updated_at } = step) =>
      mutateAsync({ id, updated_at, first_day, last_day, reason }),
  })
  const { register, formState } = state.form
  const { errors } = formState

  return (
    <Dialog
      open
      onOpenChange={() => confirmClose() && onClose()}
      title={`Move ${stepTexts[step.kind].label}`}
      description="The steps after it move on or back by as many working days as its last day. The client sees the new dates and the reason."
    >
      <EditForm onSubmit={() => void state.submit()}>
        <FormNotices state={state} fields={fieldLabels} />
        <Field label="First day" error={errors.first_day?.message} required>
          <Input type="date" {...register('first_day')} />
        </Field>
        <Field label="Last day" error={errors.last_day?.message} required>
          <Input type="date" {...register('last_day')} />
        </Field>
        <Field label="Reason" error={errors.reason?.message} required>
          <Textarea rows={3} {...register('reason')} />
        </Field>
        <FormFooter state={state} submitText="Move step" />
      </EditForm>
    </Dialog>
  )
}

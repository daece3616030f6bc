import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Checkbox } from '@fortnight/shared-ui/controls/Checkbox'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { Textarea } from '@fortnight/shared-ui/controls/Textarea'
import type { PricingPlan } from '@fortnight/supabase/pricing/queries'
import { FormDialog } from '../form/FormDialog.tsx'
import { FeatureRows } from './FeatureRows.tsx'
import { blankPlan, planSchema } from './planSchema.ts'

type Props = { plan: PricingPlan | undefined; onSave: (plan: PricingPlan) => void; onClose: () => void }

/** Edits a plan; without one it creates a new one. [ADMIN-PRICE-4] */
export default function PlanDialog({ plan, onSave, onClose }: Props) {
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(planSchema),
    defaultValues: plan ? { ...plan, features: plan.features.map((text) => ({ text })) } : blankPlan,
  })
  const { errors, isDirty } = formState

  const handleSave = handleSubmit((values) => {
    onSave({ ...values, id: plan?.id ?? crypto.randomUUID() })
    onClose()
  })

  return (
    <FormDialog
      title={plan ? 'Edit Plan' : 'Add Plan'}
      submitText={plan ? 'Update Plan' : 'Create Plan'}
      isDirty={isDirty}
      onSubmit={() => void handleSave()}
      onClose={onClose}
    >
      <Field label="Plan Name" error={errors.name?.message} required>
        <Input autoComplete="off" {...register('name')} />
      </Field>
      <Field label="CTA Text" error={errors.cta?.message} required>
        <Input autoComplete="off" {...register('cta')} />
      </Field>
      <Field label="Description" error={errors.description?.message} required data-wide>
        <Textarea rows={3} {...register('description')} />
      </Field>
      <Field label="Price" error={errors.price?.message} hint="As displayed, such as $2,500" required>
        <Input autoComplete="off" {...register('price')} />
      </Field>
      <Field label="Original Price" error={errors.original_price?.message} required>
        <Input autoComplete="off" {...register('original_price')} />
      </Field>
      <Field label="Discount" error={errors.discount?.message} required>
        <Input autoComplete="off" {...register('discount')} />
      </Field>
      <Field label="Timeline" error={errors.timeline?.message} hint="Such as 7-10 days" required>
        <Input autoComplete="off" {...register('timeline')} />
      </Field>
      <FeatureRows control={control} register={register} errors={errors.features} />
      <Checkbox {...register('popular')}>Mark as popular plan</Checkbox>
    </FormDialog>
  )
}

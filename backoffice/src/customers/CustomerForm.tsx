import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { z } from 'zod'
import { Button } from '@fortnight/shared-ui/Button'
import { Checkbox } from '@fortnight/shared-ui/Checkbox'
import { Field } from '@fortnight/shared-ui/Field'
import { Input } from '@fortnight/shared-ui/Input'
import { useMutation } from '@fortnight/shared-ui/query'
import { toast } from '@fortnight/shared-ui/Toast'
import { useLeaveWarning } from '@fortnight/shared-ui/useLeaveWarning'
import { changeCustomer, type Customer } from '@fortnight/supabase/customers'
import { sentenceFor } from '@fortnight/supabase/errors'

const text = (limit: number) => z.string().trim().max(limit, `Please keep this to ${limit} characters`)

const schema = z.object({
  name: text(120).min(1, 'A name is required'),
  email: text(320).pipe(z.email('Please enter a valid e-mail address')),
  mobile_number: text(40),
  company_name: text(160),
  role: text(120),
  team_size: text(60),
  onboarding_completed: z.boolean(),
})

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`
const Failure = styled.p`
  color: var(--danger);
  font-weight: 600;
`
const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--space-3);
`

/** What an admin may change of a customer. Only the fields that were touched are sent. */
export default function CustomerForm({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const change = useMutation(changeCustomer())
  const { id, company_name, created_at: _joined, how_heard_about_us: _heard, ...rest } = customer
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { ...rest, company_name: company_name ?? '' },
  })
  const { errors, isSubmitting, isDirty, dirtyFields } = formState
  useLeaveWarning(isDirty && !isSubmitting)

  const onSubmit = handleSubmit(async (values) => {
    const stored = { ...values, company_name: values.company_name || null }
    const touched = Object.entries(stored).filter(([name]) => name in dirtyFields)
    try {
      if (touched.length > 0) await change.mutateAsync({ id, ...Object.fromEntries(touched) })
      toast.success('Customer saved')
      onDone()
    } catch (error) {
      setError('root', { message: sentenceFor(error, 'Could not save. Try again.') })
    }
  })

  return (
    <Form noValidate onSubmit={onSubmit}>
      <Field label="Name" error={errors.name?.message} required>
        <Input autoComplete="off" {...register('name')} />
      </Field>
      <Field
        label="Contact e-mail"
        hint="Where you write to. The address to sign in with stays as it is."
        error={errors.email?.message}
        required
      >
        <Input type="email" autoComplete="off" {...register('email')} />
      </Field>
      <Field label="Phone" error={errors.mobile_number?.message}>
        <Input type="tel" autoComplete="off" {...register('mobile_number')} />
      </Field>
      <Field label="Company" error={errors.company_name?.message}>
        <Input autoComplete="off" {...register('company_name')} />
      </Field>
      <Field label="Job role" error={errors.role?.message}>
        <Input autoComplete="off" {...register('role')} />
      </Field>
      <Field label="Team size" error={errors.team_size?.message}>
        <Input autoComplete="off" {...register('team_size')} />
      </Field>
      <Checkbox {...register('onboarding_completed')}>Onboarding completed</Checkbox>
      {errors.root && <Failure role="alert">{errors.root.message}</Failure>}
      <Actions>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save customer'}
        </Button>
      </Actions>
    </Form>
  )
}

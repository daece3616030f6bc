import { Checkbox } from '@fortnight/shared-ui/controls/Checkbox'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { useMutation } from '@fortnight/shared-ui/query'
import { updateCustomer, type StoredCustomer } from '@fortnight/supabase/customers/adminQueries'
import { EditForm } from '../form/EditForm.tsx'
import { FormFoot } from '../form/FormFoot.tsx'
import { FormNotices } from '../form/FormNotices.tsx'
import { useAdminRecordForm } from '../form/useAdminRecordForm.ts'
import {
  customerFields,
  type CustomerFormValues,
  customerSchema,
  formValuesOf,
  storedValuesOf,
} from './customerSchema.ts'

/** What an admin may change of a customer. Only the fields that were changed are sent. [ADMIN-CUST-6] */
export default function CustomerForm({ customer, onDone }: { customer: StoredCustomer; onDone: () => void }) {
  const { mutateAsync } = useMutation(updateCustomer())
  const state = useAdminRecordForm<CustomerFormValues, StoredCustomer>({
    noun: 'customer',
    exit: onDone,
    schema: customerSchema,
    row: customer,
    valuesOf: (stored = customer) => formValuesOf(stored),
    save: async (_values, { id, updated_at } = customer, changed) => {
      if (Object.keys(changed).length > 0) await mutateAsync({ id, updated_at, ...storedValuesOf(changed) })
    },
  })
  const { register, formState } = state.form
  const { errors } = formState

  return (
    <EditForm onSubmit={() => void state.submit()}>
      <FormNotices state={state} fields={customerFields} />
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
      <FormFoot state={state} idleText="Save customer" />
    </EditForm>
  )
}

import { Checkbox } from '@fortnight/shared-ui/controls/Checkbox'
import { Field } from '@fortnight/shared-ui/forms/Field'
import { Input } from '@fortnight/shared-ui/controls/Input'
import { useMutation } from '@fortnight/shared-ui/query'
import { updateCustomer } from '@fortnight/supabase/customers/adminMutations'
import type { StoredCustomer } from '@fortnight/supabase/customers/adminQueries'
import { EditForm } from '../form/EditForm.tsx'
import { FormFooter } from '../form/FormFooter.tsx'
import { FormNotices } from '../form/FormNotices.tsx'
import { useAdminRecordForm } from '../form/useAdminRecordForm.ts'
import {
  customerFieldLabels,
  type CustomerFormValues,
  customerSchema,
  toFormValues,
  toStoredValues,
} from './customerSchema.ts'

/** Edits a customer's profile. Sends only changed fields. [ADMIN-CUST-6] */
export default function CustomerForm({ customer, onDone }: { customer: StoredCustomer; onDone: () => void }) {
  const { mutateAsync } = useMutation(updateCustomer())
  const state = useAdminRecordForm<CustomerFormValues, StoredCustomer>({
    noun: 'customer',
    exit: onDone,
    schema: customerSchema,
    row: customer,
    valuesOf: (stored = customer) => toFormValues(stored),
    save: async (_values, { id, updated_at } = customer, changed) => {
      if (Object.keys(changed).length > 0) await mutateAsync({ id, updated_at, ...toStoredValues(changed) })
    },
  })
  const { register, formState } = state.form
  const { errors } = formState

  return (
    <EditForm onSubmit={() => void state.submit()}>
      <FormNotices state={state} fields={customerFieldLabels} />
      <Field label="Name" error={errors.name?.message} required>
        <Input autoComplete="off" {...register('name')} />
      </Field>
      <Field
        label="Contact email"
        hint="Where you contact them. Their sign-in address doesn’t change."
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
      <FormFooter state={state} submitText="Save customer" />
    </EditForm>
  )
}

import { z } from 'zod'
import type { CustomerValues } from '@fortnight/supabase/customers/adminMutations'
import type { StoredCustomer } from '@fortnight/supabase/customers/adminQueries'
import type { FieldLabels } from '@fortnight/shared-ui/forms/fieldLabels'

const text = (maxLength: number) => z.string().trim().max(maxLength, `Please keep this to ${maxLength} characters`)

/** The fields of a customer that an admin may change, with the limits of the database. */
export const customerSchema = z.object({
  name: text(120).min(1, 'A name is required'),
  email: text(320).pipe(z.email('Please enter a valid email address')),
  mobile_number: text(40),
  company_name: text(160),
  role: text(120),
  team_size: text(60),
  onboarding_completed: z.boolean(),
})

/** The form's values. */
export type CustomerFormValues = z.infer<typeof customerSchema>

/** The labels of the form's fields. */
export const customerFieldLabels: FieldLabels<CustomerFormValues> = {
  name: 'Name',
  email: 'Contact email',
  mobile_number: 'Phone',
  company_name: 'Company',
  role: 'Job role',
  team_size: 'Team size',
  onboarding_completed: 'Onboarding completed',
}

/** The form's values of a stored customer. */
export const toFormValues = (customer: StoredCustomer): CustomerFormValues => ({
  name: customer.name,
  email: customer.email,
  mobile_number: customer.mobile_number,
  company_name: customer.company_name ?? '',
  role: customer.role,
  team_size: customer.team_size,
  onboarding_completed: customer.onboarding_completed,
})

/** The stored values of changed fields; an empty company becomes null. */
export const toStoredValues = ({ company_name, ...values }: Partial<CustomerFormValues>): Partial<CustomerValues> =>
  company_name === undefined ? values : { ...values, company_name: company_name || null }

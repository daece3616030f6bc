import { z } from 'zod'
import type { CustomerValues, StoredCustomer } from '@fortnight/supabase/customers/adminQueries'
import type { Fields } from '@fortnight/shared-ui/forms/fieldLabels'

const text = (limit: number) => z.string().trim().max(limit, `Please keep this to ${limit} characters`)

/** What an admin may change of a customer; its limits are those of the database. */
export const customerSchema = z.object({
  name: text(120).min(1, 'A name is required'),
  email: text(320).pipe(z.email('Please enter a valid e-mail address')),
  mobile_number: text(40),
  company_name: text(160),
  role: text(120),
  team_size: text(60),
  onboarding_completed: z.boolean(),
})

/** What the form's fields hold. */
export type CustomerFormValues = z.infer<typeof customerSchema>

/** The fields of a customer by the names that people read. */
export const customerFields: Fields<CustomerFormValues> = {
  name: 'Name',
  email: 'Contact e-mail',
  mobile_number: 'Phone',
  company_name: 'Company',
  role: 'Job role',
  team_size: 'Team size',
  onboarding_completed: 'Onboarding completed',
}

export const formValuesOf = (customer: StoredCustomer): CustomerFormValues => ({
  name: customer.name,
  email: customer.email,
  mobile_number: customer.mobile_number,
  company_name: customer.company_name ?? '',
  role: customer.role,
  team_size: customer.team_size,
  onboarding_completed: customer.onboarding_completed,
})

/** No company is stored as none. */
export const storedValuesOf = ({ company_name, ...values }: Partial<CustomerFormValues>): Partial<CustomerValues> =>
  company_name === undefined ? values : { ...values, company_name: company_name || null }

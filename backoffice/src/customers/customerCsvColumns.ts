import type { Customer } from '@fortnight/supabase/customers/adminQueries'
import type { CsvColumn } from '@fortnight/shared-ui/csv/exportCsv'

/** The columns of the CSV export. [ADMIN-CUST-6] */
export const customerCsvColumns: CsvColumn<Customer>[] = [
  { label: 'ID', value: ({ id }) => id },
  { label: 'Customer', value: ({ name }) => name },
  { label: 'Company', value: ({ company_name }) => company_name },
  { label: 'Email', value: ({ email }) => email },
  { label: 'Phone', value: ({ mobile_number }) => mobile_number },
  { label: 'Onboarding', value: ({ onboarding_completed }) => (onboarding_completed ? 'Completed' : 'Pending') },
  { label: 'Joined', value: ({ created_at }) => created_at },
]

import { styled } from 'styled-components'
import { Link } from '@fortnight/shared-ui/router'
import type { Customer } from '@fortnight/supabase/customers/adminQueries'
import { EmailAddress } from '../layout/EmailAddress.tsx'
import { FormattedDate } from '../layout/FormattedDate.tsx'
import { NoValue } from '../list/table/NoValue.tsx'
import { createColumns } from '../list/table/tableFeatures.ts'
import { CustomerRowActions } from './CustomerRowActions.tsx'
import { OnboardingBadge } from './OnboardingBadge.tsx'

const Contact = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 11rem;
  overflow-wrap: anywhere;
`

const column = createColumns<Customer>()

/** The columns of the customer list. [ADMIN-CUST-4] */
export const customerColumns = column.columns([
  column.accessor('name', {
    header: 'Customer',
    cell: ({ row: { original } }) => <Link to={`/admin/customers?view=${original.id}`}>{original.name}</Link>,
  }),
  column.accessor('company_name', {
    header: 'Company',
    meta: { isMerged: true },
    cell: ({ getValue }) => getValue() ?? <NoValue />,
  }),
  column.display({
    id: 'contact',
    header: 'Contact Info',
    cell: ({ row: { original } }) => (
      <Contact>
        <EmailAddress email={original.email} />
        {original.mobile_number && <span>{original.mobile_number}</span>}
      </Contact>
    ),
  }),
  column.accessor('onboarding_completed', {
    header: 'Onboarding',
    cell: ({ getValue }) => <OnboardingBadge isCompleted={getValue()} />,
  }),
  column.accessor('created_at', {
    header: 'Joined Date',
    meta: { isNowrap: true },
    cell: ({ getValue }) => <FormattedDate date={getValue()} />,
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    meta: { isNowrap: true },
    cell: ({ row: { original } }) => <CustomerRowActions customer={original} />,
  }),
])

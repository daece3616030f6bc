import { styled } from 'styled-components'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { Link } from '@fortnight/shared-ui/router'
import { latestSignUps } from '@fortnight/supabase/dashboard/adminQueries'
import { EmailAddress } from '../layout/EmailAddress.tsx'
import { FormattedDate } from '../layout/FormattedDate.tsx'
import { EmptyLine } from '../layout/EmptyLine.ts'
import { RecentList, RecentPanel } from './RecentPanel.tsx'

/* The day is beside the name, and what else is known in the line below. */
const Clients = styled(RecentList)`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-2);
    align-items: baseline;
  }

  > li > div {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    gap: 0 var(--space-3);
  }
`

/** The clients who signed up last. */
export function RecentSignUps() {
  return (
    <RecentPanel
      title="Latest sign-ups"
      listLink={{ to: '/admin/customers', label: 'All customers' }}
      errorTitle="The sign-ups could not be loaded"
    >
      <SignUps />
    </RecentPanel>
  )
}

function SignUps() {
  const { data: clients } = useSuspenseQuery(latestSignUps())
  // [ADMIN-DASH-5]
  if (clients.length === 0) return <EmptyLine>No customer users yet.</EmptyLine>
  return (
    <Clients role="list">
      {clients.map(({ id, name, email, company_name, created_at }) => (
        <li key={id}>
          <h3>
            <Link to={`/admin/customers?view=${id}`}>{name}</Link>
          </h3>
          <FormattedDate date={created_at} />
          <div>
            {company_name && <p>{company_name}</p>}
            <p>
              <EmailAddress email={email} />
            </p>
          </div>
        </li>
      ))}
    </Clients>
  )
}

import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { Link } from '@fortnight/shared-ui/router'
import { latestSignUps } from '@fortnight/supabase/dashboard/adminQueries'
import { EmailAddress } from '../layout/EmailAddress.tsx'
import { FormattedDate } from '../layout/FormattedDate.tsx'
import { EmptyLine } from '../layout/EmptyLine.ts'
import { RecentList, RecentPanel } from './RecentPanel.tsx'

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
    <RecentList role="list">
      {clients.map(({ id, name, email, company_name, created_at }) => (
        <li key={id}>
          <h3>
            <Link to={`/admin/customers?view=${id}`}>{name}</Link>
          </h3>
          <div>
            {company_name && <p>{company_name}</p>}
            <FormattedDate date={created_at} />
          </div>
          <p>
            <EmailAddress email={email} />
          </p>
        </li>
      ))}
    </RecentList>
  )
}

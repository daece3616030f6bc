import { Printer } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { formatDate } from '@fortnight/shared-ui/data/formatDate'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { brand } from '@fortnight/shared-ui/theme/brand'
import { projectInstalments } from '@fortnight/supabase/instalments/queries'
import { dayIn } from '@fortnight/supabase/plans/businessDay'
import { ownProfile } from '@fortnight/supabase/profiles/queries'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import type { SessionUser } from '@fortnight/supabase/session'
import { BackLink } from '../../layout/BackLink.tsx'
import { PrintedPage, Sheet } from '../printedPage.ts'
import { StatementTable } from './StatementTable.tsx'

/* Two halves, like the table below. */
const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) 0;

  @media (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  dt {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  dd {
    overflow-wrap: anywhere;
  }
`

/** Who pays whom for what, what is paid and what is open. */
export function Statement({ client, project }: { client: SessionUser; project: OwnProject }) {
  const { data: instalments } = useSuspenseQuery(projectInstalments(project.id))
  const { data: profile } = useSuspenseQuery(ownProfile(client.id))
  const plan = instalments.find(({ plan_name }) => plan_name)?.plan_name
  return (
    <PrintedPage>
      <BackLink to={`/project/${project.id}`}>Back to the project</BackLink>
      <header>
        <h1>Statement: {project.name}</h1>
        {instalments.length > 0 && (
          <Button onClick={() => window.print()}>
            <Printer aria-hidden /> Print
          </Button>
        )}
      </header>
      {instalments.length === 0 ? (
        <EmptyState
          title="There is nothing to pay yet"
          hint="Your payments are listed here once the project has started and its price is agreed."
        />
      ) : (
        <Sheet>
          <Facts>
            <div>
              <dt>From</dt>
              <dd>{brand.name}</dd>
              <dd>{brand.email}</dd>
            </div>
            <div>
              <dt>To</dt>
              <dd>{profile?.name ?? client.email}</dd>
              {profile?.company_name && <dd>{profile.company_name}</dd>}
              {profile && <dd>{profile.email}</dd>}
            </div>
            <div>
              <dt>Date</dt>
              <dd>{formatDate(dayIn(undefined, new Date()))}</dd>
            </div>
            <div>
              <dt>For</dt>
              <dd>{project.name}</dd>
              {plan && <dd>{plan}</dd>}
            </div>
          </Facts>
          <StatementTable instalments={instalments} />
          <p>This is a statement, not an invoice. Amounts are in US dollars.</p>
        </Sheet>
      )}
    </PrintedPage>
  )
}

import { styled } from 'styled-components'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { alwaysRefetch } from '@fortnight/supabase/core/alwaysRefetch'
import { type Instalment, summarizeInstalments } from '@fortnight/supabase/instalments/instalment'
import { formatCents } from '@fortnight/supabase/instalments/money'
import { projectInstalments } from '@fortnight/supabase/instalments/queries'
import type { AdminProject } from '@fortnight/supabase/projects/adminQueries'
import { InstalmentItem } from './InstalmentItem.tsx'
import { PaymentHistory } from './PaymentHistory.tsx'
import { TotalButton } from './TotalButton.tsx'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-width: 52rem;

  h3 {
    margin-bottom: var(--space-2);
    font-size: var(--text-18);
  }
`
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`
const Unpriced = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);

  > p {
    flex: 1 1 16rem;
  }
`

/** What the client of a project pays: recorded and corrected here. [FORT-135] */
export default function ProjectPayments({ project }: { project: AdminProject }) {
  const { data: instalments } = useSuspenseQuery({ ...projectInstalments(project.id), ...alwaysRefetch })
  const isClosed = project.deleted_at !== null
  if (instalments.length === 0) {
    return (
      <EmptyState
        title="This project has no instalments"
        hint="Starting a project plans them: half of its price at the start, half at the acceptance. If it started before there were instalments, enter its total."
      >
        {project.started_on && !isClosed && <TotalButton project={project.id} />}
      </EmptyState>
    )
  }
  return (
    <Root>
      <Sums project={project.id} instalments={instalments} isClosed={isClosed} />
      <List role="list" aria-label="Instalments">
        {instalments.map((instalment) => (
          <InstalmentItem key={instalment.id} instalment={instalment} isClosed={isClosed} />
        ))}
      </List>
      <PaymentHistory project={project.id} />
    </Root>
  )
}

type SumsProps = { project: string; instalments: Instalment[]; isClosed: boolean }

function Sums({ project, instalments, isClosed }: SumsProps) {
  const sums = summarizeInstalments(instalments)
  if (sums) {
    return (
      <p>
        {formatCents(sums.paid)} of {formatCents(sums.total)} paid, {formatCents(sums.open)} open.
      </p>
    )
  }
  const isUnpriced = instalments.every(({ amount_cents, state }) => amount_cents === null && state === 'planned')
  return (
    <Unpriced>
      <p>The price list has no fixed price for the plan of this project. Nothing is due until you enter the total.</p>
      {isUnpriced && !isClosed && <TotalButton project={project} />}
    </Unpriced>
  )
}

import { styled } from 'styled-components'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Card } from '@fortnight/shared-ui/data/Card'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { summarizeInstalments } from '@fortnight/supabase/instalments/instalment'
import { formatCents } from '@fortnight/supabase/instalments/money'
import { projectInstalments } from '@fortnight/supabase/instalments/queries'
import type { OwnProject } from '@fortnight/supabase/projects/ownProject'
import { InstalmentItem } from './InstalmentItem.tsx'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-5);
  padding: 0;
  list-style: none;
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);
  margin-top: var(--space-4);
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);

  > p {
    flex: 1 1 16rem;
    max-width: var(--measure);
  }

  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-14);
  }
`

/** What the client pays for a project, and what is paid. A project without a first day has nothing to pay yet. [FORT-134] */
export function ProjectPayments({ project }: { project: OwnProject }) {
  if (!project.started_on) return null
  return (
    <PageBoundary
      fallback={<Skeleton lines={3} label="Loading the payments…" />}
      errorTitle="The payments could not be loaded"
    >
      <Payments project={project.id} />
    </PageBoundary>
  )
}

function Payments({ project }: { project: string }) {
  const { data: instalments } = useSuspenseQuery(projectInstalments(project))
  if (instalments.length === 0) return null
  const sums = summarizeInstalments(instalments)
  return (
    <section aria-labelledby="payments">
      <h2 id="payments">Payments</h2>
      <Card>
        <List role="list" aria-label="Installments">
          {instalments.map((instalment) => (
            <InstalmentItem key={instalment.id} instalment={instalment} />
          ))}
        </List>
        <Foot>
          <p>
            {sums ? paidSentence(sums) : 'Once we’ve agreed on the total, you’ll see it here.'}
            <small>
              Amounts are in US dollars.{sums?.open !== 0 && ' We record payments here once they reach us.'}
            </small>
          </p>
          <ButtonLink to={`/project/${project}/statement`} variant="secondary">
            View statement
          </ButtonLink>
        </Foot>
      </Card>
    </section>
  )
}

const paidSentence = ({ paid, total, open }: { paid: number; total: number; open: number }) =>
  open === 0
    ? `Paid in full: ${formatCents(total)}.`
    : `${formatCents(paid)} of ${formatCents(total)} paid, ${formatCents(open)} remaining.`

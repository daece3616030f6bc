import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { useQuery } from '@fortnight/shared-ui/query'
import { Link } from '@fortnight/shared-ui/router'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { clientCount, contentStats, projectCount } from '@fortnight/supabase/dashboard/adminQueries'
import { UnknownStat } from '../list/UnknownStat.tsx'

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);
  padding: 0;
  list-style: none;

  @media (min-width: 40rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media (min-width: 75rem) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`
const Card = styled(Link)`
  display: grid;
  align-content: space-between;
  gap: var(--space-1);
  height: 100%;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  color: var(--ink);
  text-decoration: none;

  &:hover {
    border-color: var(--accent);
  }

  > span:first-child {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  > :last-child {
    font-family: var(--font-heading);
    font-size: var(--text-36);
    font-variant-numeric: tabular-nums;
    font-weight: 700;
    line-height: 1.2;
  }
`
const Failure = styled(ErrorBanner)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin-top: var(--space-3);
`

/** Six figures, counted by the database. One that is not known is a dash and never a 0. [ADMIN-DASH-1, ADMIN-DASH-2] */
export function StatCards() {
  const content = useQuery(contentStats())
  const clients = useQuery(clientCount())
  const projects = useQuery(projectCount())
  const failed = [content, clients, projects].filter(({ isError }) => isError)

  return (
    <>
      <Cards role="list" aria-label="Figures">
        <Stat label="Total Blog Posts" to="/admin/blog" of={content} value={content.data?.posts} />
        <Stat label="Customers (Clients)" to="/admin/customers" of={clients} value={clients.data} />
        <Stat label="Client Projects" to="/admin/projects" of={projects} value={projects.data} />
        <Stat label="Technology Partners" to="/admin/partners" of={content} value={content.data?.partners} />
        <Stat label="Total FAQs" to="/admin/faqs" of={content} value={content.data?.faqs} />
        <Stat label="Published Posts" to="/admin/blog" of={content} value={content.data?.published_posts} />
      </Cards>
      {failed[0] && (
        <Failure>
          <span>Not every figure is known. {errorMessageFor(failed[0].error, 'Something went wrong.')}</span>
          <Button variant="secondary" size="small" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
            Retry
          </Button>
        </Failure>
      )}
    </>
  )
}

type StatProps = { label: string; to: string; of: { isPending: boolean; isError: boolean }; value: number | undefined }

function Stat({ label, to, of: { isPending, isError }, value }: StatProps) {
  // A figure from before a failure may be wrong by now.
  const isKnown = value !== undefined && !isError
  return (
    <li>
      <Card to={to} aria-busy={isPending}>
        <span>{label}</span>
        {isKnown ? (
          <data value={value}>{value.toLocaleString('en-US')}</data>
        ) : (
          <span>
            <UnknownStat isPending={isPending} />
          </span>
        )}
      </Card>
    </li>
  )
}

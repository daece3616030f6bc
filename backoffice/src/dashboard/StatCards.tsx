import { styled } from 'styled-components'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { useQuery } from '@fortnight/shared-ui/query'
import { Link } from '@fortnight/shared-ui/router'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { clientCount, contentStats, projectCount } from '@fortnight/supabase/dashboard/adminQueries'
import { UnknownStat } from '../list/UnknownStat.tsx'

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-rows: 1fr;
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
  padding: var(--space-3) var(--space-4);
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
    font-size: var(--text-28);
    font-variant-numeric: tabular-nums;
    font-weight: 700;
    line-height: 1.2;
  }
`
const StatsErrorBanner = styled(ErrorBanner)`
  margin-top: var(--space-3);
`

/** Six numbers, counted by the database. An unknown number is a dash and never a 0. [ADMIN-DASH-1, ADMIN-DASH-2] */
export function StatCards() {
  const content = useQuery(contentStats())
  const clients = useQuery(clientCount())
  const projects = useQuery(projectCount())
  const failed = [content, clients, projects].filter(({ isError }) => isError)

  return (
    <>
      <Cards role="list" aria-label="Statistics">
        <Stat label="Total Blog Posts" to="/admin/blog" query={content} value={content.data?.posts} />
        <Stat label="Customers (Clients)" to="/admin/customers" query={clients} value={clients.data} />
        <Stat label="Client Projects" to="/admin/projects" query={projects} value={projects.data} />
        <Stat label="Technology Partners" to="/admin/partners" query={content} value={content.data?.partners} />
        <Stat label="Total FAQs" to="/admin/faqs" query={content} value={content.data?.faqs} />
        <Stat label="Published Posts" to="/admin/blog" query={content} value={content.data?.published_posts} />
      </Cards>
      {failed[0] && (
        <StatsErrorBanner onRetry={() => failed.forEach(({ refetch }) => void refetch())}>
          Some statistics could not be loaded. {errorMessageFor(failed[0].error, 'Something went wrong.')}
        </StatsErrorBanner>
      )}
    </>
  )
}

type StatProps = {
  label: string
  to: string
  query: { isPending: boolean; isError: boolean }
  value: number | undefined
}

function Stat({ label, to, query: { isPending, isError }, value }: StatProps) {
  // After a failed refetch the last number may be outdated.
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

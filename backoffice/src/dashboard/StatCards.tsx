import { styled } from 'styled-components'
import { ErrorBanner } from '@fortnight/shared-ui/feedback/ErrorBanner'
import { useQuery } from '@fortnight/shared-ui/query'
import { Link } from '@fortnight/shared-ui/router'
import { errorMessageFor } from '@fortnight/supabase/core/errors'
import { customerStats } from '@fortnight/supabase/customers/adminQueries'
import { contentStats } from '@fortnight/supabase/dashboard/adminQueries'
import { projectStats } from '@fortnight/supabase/projects/adminQueries'
import { statLabel, statNumber, statStrip } from '../list/stats/statStrip.ts'
import { UnknownStat } from '../list/stats/UnknownStat.tsx'

const Cards = styled.ul`
  ${statStrip}
  grid-template-columns: repeat(2, minmax(0, 1fr));
  list-style: none;

  /* Those with states are twice as wide, so that the states fit in their line. */
  > :nth-child(-n + 2) {
    grid-column: span 2;
  }

  @media (min-width: 40rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
const Card = styled(Link)`
  display: block;
  height: 100%;
  padding: var(--space-3) var(--space-4);
  background: var(--surface);
  color: var(--ink);
  text-decoration: none;

  /* Room for the longest label, and when it wraps, the numbers of a row still are beside each other. */
  @media (max-width: 39.99rem) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    align-content: space-between;
    padding: var(--space-2) var(--space-3);

    > span {
      flex-basis: 100%;
    }
  }

  &:hover {
    background: color-mix(in srgb, var(--ink) 3%, var(--surface));
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  > span,
  > small {
    ${statLabel}
  }

  > span {
    display: block;

    @media (min-width: 64rem) {
      white-space: nowrap;
    }
  }

  > strong {
    ${statNumber}
    margin-inline-end: var(--space-2);
  }
`

/**
 * Six numbers in one box, counted by the database: first those of the work for clients, with their states, then those of
 * contents. An unknown number is a dash and never a 0. [ADMIN-DASH-1, ADMIN-DASH-2]
 */
export function StatCards() {
  const content = useQuery(contentStats())
  const clients = useQuery(customerStats())
  const projects = useQuery(projectStats())
  const failed = [content, clients, projects].filter(({ isError }) => isError)

  return (
    <>
      <Cards role="list" aria-label="Statistics">
        <Stat
          label="Client Projects"
          to="/admin/projects"
          query={projects}
          value={projects.data?.total}
          states={[
            [projects.data?.active, 'active'],
            [projects.data?.on_hold, 'on hold'],
            [projects.data?.draft, 'draft'],
            [projects.data?.completed, 'completed'],
          ]}
        />
        <Stat
          label="Customers (Clients)"
          to="/admin/customers"
          query={clients}
          value={clients.data?.total}
          states={[
            [clients.data?.onboarded, 'onboarded'],
            [clients.data?.pending, 'pending'],
          ]}
        />
        <Stat label="Total Blog Posts" to="/admin/blog" query={content} value={content.data?.posts} />
        <Stat label="Published Posts" to="/admin/blog" query={content} value={content.data?.published_posts} />
        <Stat label="Technology Partners" to="/admin/partners" query={content} value={content.data?.partners} />
        <Stat label="Total FAQs" to="/admin/faqs" query={content} value={content.data?.faqs} />
      </Cards>
      {failed[0] && (
        <ErrorBanner onRetry={() => failed.forEach(({ refetch }) => void refetch())}>
          Some statistics could not be loaded. {errorMessageFor(failed[0].error, 'Something went wrong.')}
        </ErrorBanner>
      )}
    </>
  )
}

type StatProps = {
  label: string
  to: string
  query: { isPending: boolean; isError: boolean }
  value: number | undefined
  /** How many of them are in which state. Only work for clients has states. */
  states?: [count: number | undefined, name: string][]
}

function Stat({ label, to, query: { isPending, isError }, value, states }: StatProps) {
  // After a failed refetch the last number may be outdated.
  const isKnown = value !== undefined && !isError
  return (
    <li>
      <Card to={to} aria-busy={isPending}>
        <span>{label}</span>
        <strong>
          {isKnown ? <data value={value}>{value.toLocaleString('en-US')}</data> : <UnknownStat isPending={isPending} />}
        </strong>
        {isKnown && states && (
          <small>
            {states.flatMap(([count, name]) => (count ? `${count.toLocaleString('en-US')} ${name}` : [])).join(', ')}
          </small>
        )}
      </Card>
    </li>
  )
}

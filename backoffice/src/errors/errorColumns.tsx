import { styled } from 'styled-components'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { formatDate } from '@fortnight/shared-ui/data/formatDate'
import { Link } from '@fortnight/shared-ui/router'
import { labelOf } from '@fortnight/supabase/core/labelOf'
import type { ListedError } from '@fortnight/supabase/telemetry/clientErrors'
import { FormattedDate } from '../layout/FormattedDate.tsx'
import { BuildLink } from '../list/BuildLink.tsx'
import { clampedLines } from '../list/clampedLines.ts'
import { Sparkline } from '../list/Sparkline.tsx'
import { NoValue } from '../list/table/NoValue.tsx'
import { createColumns } from '../list/table/tableFeatures.ts'
import { telemetryAreas } from '../list/telemetryAreas.ts'
import { errorKinds } from './errorKinds.ts'

const maxListed = 2

const Message = styled.span`
  ${clampedLines(3)}
  overflow-wrap: anywhere;
`
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 6px;
  overflow-wrap: anywhere;

  small {
    color: var(--ink-soft);
    font-size: var(--text-14);
    font-weight: 400;
  }
`

const column = createColumns<ListedError>()

/** [REL-57] */
export const errorColumns = column.columns([
  column.accessor('message', {
    header: 'Error',
    cell: ({ row: { original } }) => (
      <Stack>
        <Link to={`/admin/errors/${original.id}`}>
          <Message>{original.message}</Message>
        </Link>
        <small>
          {labelOf(telemetryAreas, original.area)} · {labelOf(errorKinds, original.kind)}
        </small>
        {original.new_since && <Badge tone="warning">New since this build</Badge>}
      </Stack>
    ),
  }),
  column.accessor('count', {
    header: 'How often',
    meta: { isNowrap: true },
    cell: ({ row: { original } }) => (
      <Sparkline values={original.days} label="Of each of the last 14 days, oldest first">
        {times(original.count)}
      </Sparkline>
    ),
  }),
  column.accessor('routes', {
    header: 'Route',
    cell: ({ getValue, row: { original } }) => (
      <Stack>
        {getValue()
          .slice(0, maxListed)
          .map((route) => (
            <span key={route}>{route}</span>
          ))}
        <More count={getValue().length - maxListed} />
        {/* Only compact rows show them here, which have no column for them. */}
        {original.browsers.length > 0 && <small data-browsers>{original.browsers.join(', ')}</small>}
      </Stack>
    ),
  }),
  column.accessor('builds', {
    header: 'Build',
    meta: { isNowrap: true, isMerged: true },
    cell: ({ getValue }) =>
      getValue().length === 0 ? (
        <NoValue />
      ) : (
        <Stack>
          {getValue()
            .slice(0, maxListed)
            .map((build) => (
              <BuildLink key={build.build} build={build} />
            ))}
          <More count={getValue().length - maxListed} />
        </Stack>
      ),
  }),
  column.accessor('browsers', {
    header: 'Browser',
    meta: { isMerged: true },
    cell: ({ getValue }) => getValue().join(', '),
  }),
  column.accessor('first_seen', {
    header: 'First seen',
    meta: { isNowrap: true, isMerged: true },
    cell: ({ getValue, row: { original } }) => (
      <span data-same-day={formatDate(getValue()) === formatDate(original.last_seen) || undefined}>
        <FormattedDate date={getValue()} />
      </span>
    ),
  }),
  column.accessor('last_seen', {
    header: 'Last seen',
    meta: { isNowrap: true },
    cell: ({ getValue }) => <FormattedDate date={getValue()} />,
  }),
])

const times = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'time' : 'times'}`

const More = ({ count }: { count: number }) => count > 0 && <small>and {count} more</small>

import { styled } from 'styled-components'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { areaLabel } from '../layout/areaLabel.ts'
import { NoValue } from '../list/table/NoValue.tsx'
import { createColumns } from '../list/table/tableFeatures.ts'
import { ExpiryCell } from './ExpiryCell.tsx'
import { FlagActions } from './FlagActions.tsx'
import { describeValue, type FlagRow } from './listedFlags.ts'

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-1);
  min-width: 9rem;
  max-width: 26rem;
  overflow-wrap: anywhere;
  font-weight: 400;

  small {
    color: var(--ink-soft);
    font-size: inherit;
  }

  /* Breaks before the date rather than within. */
  time {
    display: inline-block;
  }
`

const column = createColumns<FlagRow>()

/** The columns of the list of flags. [REL-98] */
export const flagColumns = column.columns([
  column.accessor('name', {
    header: 'Flag',
    cell: ({ row: { original } }) => (
      <Stack>
        <strong>{original.name}</strong>
        <small>{original.declared?.description ?? 'No live build uses this flag.'}</small>
      </Stack>
    ),
  }),
  column.accessor('area', {
    header: 'Area',
    meta: { isMerged: true },
    cell: ({ row: { original } }) => (
      <Stack>
        {areaLabel(original.area)}
        {original.declared && <small>{original.declared.owner}</small>}
      </Stack>
    ),
  }),
  column.accessor('percentage', {
    header: 'Value',
    cell: ({ row: { original } }) => (
      <Stack>
        {describeValue(original.percentage)}
        <ValueSource flag={original} />
      </Stack>
    ),
  }),
  column.display({
    id: 'changed',
    header: 'Last change',
    meta: { isMerged: true },
    cell: ({ row: { original } }) => <LastChange flag={original} />,
  }),
  column.display({
    id: 'expires',
    header: 'Expires',
    cell: ({ row: { original } }) =>
      original.declared ? <ExpiryCell expires={original.declared.expires} /> : 'Not in the code',
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    meta: { isNowrap: true },
    cell: ({ row: { original } }) => <FlagActions flag={original} />,
  }),
])

function ValueSource({ flag: { declared, stored } }: { flag: FlagRow }) {
  if (!declared) return <Badge tone="warning">Stored, not declared</Badge>
  return stored ? <Badge tone="info">Stored</Badge> : <Badge>Default in the code</Badge>
}

function LastChange({ flag: { stored } }: { flag: FlagRow }) {
  if (!stored?.changed_at) return <NoValue />
  return (
    <Stack>
      {stored.last_reason}
      <small>
        {stored.changed_by ?? 'A deleted account'},{' '}
        <time dateTime={stored.changed_at}>{formatDateTime(stored.changed_at)}</time>
      </small>
    </Stack>
  )
}

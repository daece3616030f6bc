import { styled } from 'styled-components'
import { Badge, type BadgeTone } from '@fortnight/shared-ui/data/Badge'
import type { DriftState, SharedLibrary } from '@fortnight/supabase/releases/liveBuilds'
import { areaLabel } from '../layout/areaLabel.ts'
import { NoValue } from '../list/table/NoValue.tsx'
import { createColumns } from '../list/table/tableFeatures.ts'
import { byArea } from './byArea.ts'

const badges: Record<DriftState, { tone: BadgeTone; text: string }> = {
  same: { tone: 'positive', text: 'Matches the shell' },
  unknown: { tone: 'neutral', text: 'Unknown' },
  drift: { tone: 'warning', text: 'Other minor version' },
  duplicate: { tone: 'warning', text: 'Second copy' },
  incompatible: { tone: 'danger', text: 'Incompatible' },
}

const Lines = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding: 0;
  list-style: none;
`

const Fine = styled.span`
  color: var(--ink-soft);
`

const column = createColumns<SharedLibrary & { id: string }>()

/** The columns of the shared libraries. [REL-83] */
export const libraryColumns = column.columns([
  column.accessor('name', { header: 'Library', meta: { isNowrap: true } }),
  column.accessor('used', {
    header: 'In use',
    meta: { isNowrap: true },
    cell: ({ getValue }) => getValue() ?? <NoValue />,
  }),
  column.accessor('areas', {
    header: 'Included in',
    cell: ({ row: { original } }) => {
      const groups = groupByVersions(original)
      if (groups.length === 0) return <NoValue />
      return (
        <Lines role="list">
          {groups.map(([versions, names]) => (
            <li key={versions}>
              {versions !== original.used && `${versions}: `}
              {names}
            </li>
          ))}
        </Lines>
      )
    },
  }),
  column.accessor('state', {
    header: 'Status',
    meta: { isNowrap: true },
    cell: ({ getValue }) => {
      const { tone, text } = badges[getValue()]
      // What needs no attention draws none.
      return tone === 'positive' ? <Fine>{text}</Fine> : <Badge tone={tone}>{text}</Badge>
    },
  }),
])

/** The areas that bring the same versions, in one line. */
function groupByVersions({ areas }: SharedLibrary) {
  const including = areas.filter(({ versions }) => versions.length > 0).toSorted(byArea)
  const groups = Map.groupBy(including, ({ versions }) => versions.join(' and '))
  return [...groups].map(
    ([versions, group]) =>
      [
        versions,
        group.length === areas.length ? 'All areas' : group.map(({ area }) => areaLabel(area)).join(', '),
      ] as const,
  )
}

import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { Badge } from '@fortnight/shared-ui/data/Badge'
import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { formatBytes } from '@fortnight/shared-ui/room/formatBytes'
import type { BuildFigures } from '@fortnight/supabase/releases/canaries'
import { createColumns } from '../../list/table/tableFeatures.ts'
import { formatVital, vitalLabels } from '../../list/formatVital.ts'
import { NoValue } from '../../list/table/NoValue.tsx'
import { Commit } from '../Commit.tsx'
import type { BuildRow } from './listBuilds.ts'

const Stack = styled.div`
  display: grid;
  justify-items: inherit;
  gap: var(--space-1);

  small {
    color: var(--ink-soft);
    font-size: inherit;
  }
`

const column = createColumns<BuildRow>()
const none = <NoValue />

const buildColumns = column.columns([
  column.accessor('build', {
    header: 'Build',
    meta: { isNowrap: true },
    cell: ({ row: { original } }) => (
      <>
        <code>{original.build}</code>
        <Commit commit={original.commit} />
      </>
    ),
  }),
  column.accessor('releasedAt', {
    header: 'Released',
    cell: ({ row: { original } }) => (
      <Stack>
        {original.releasedAt ? <time dateTime={original.releasedAt}>{formatDateTime(original.releasedAt)}</time> : none}
        {original.isPreview && <small>Preview</small>}
      </Stack>
    ),
  }),
  column.accessor(({ bytes }) => bytes?.start, {
    id: 'start',
    header: 'Start size',
    meta: { align: 'end', isNowrap: true },
    cell: ({ row: { original } }) => <Start row={original} />,
  }),
  column.accessor(({ figures }) => figures?.views, {
    id: 'views',
    header: 'Page views',
    meta: { align: 'end' },
    cell: ({ getValue }) => getValue()?.toLocaleString('en-US') ?? none,
  }),
  column.accessor(({ figures }) => figures?.failed, {
    id: 'failed',
    header: 'Failed',
    meta: { align: 'end', isNowrap: true },
    cell: ({ row: { original } }) => failedShare(original.figures),
  }),
  column.accessor(({ figures }) => figures?.lcp, {
    id: 'lcp',
    header: vitalLabels.LCP,
    meta: { align: 'end', isNowrap: true },
    cell: ({ getValue }) => <Vital name="LCP" value={getValue()} />,
  }),
  column.accessor(({ figures }) => figures?.inp, {
    id: 'inp',
    header: vitalLabels.INP,
    meta: { align: 'end', isNowrap: true },
    cell: ({ getValue }) => <Vital name="INP" value={getValue()} />,
  }),
  column.accessor('place', {
    header: 'Actions',
    meta: { isNowrap: true },
    cell: ({ row: { original } }) => <Serve row={original} />,
  }),
])

const optionalValues: Record<string, (row: BuildRow) => unknown> = {
  views: ({ figures }) => figures?.views,
  failed: ({ figures }) => figures?.views,
  lcp: ({ figures }) => figures?.lcp,
  inp: ({ figures }) => figures?.inp,
}

/** The columns of kept builds, without those that would be empty. What a single build doesn’t say is a dash. [REL-23] */
export const filledColumns = (rows: BuildRow[]) =>
  buildColumns.filter(({ id = '' }) => {
    const valueOf = optionalValues[id]
    return !valueOf || rows.some((row) => (valueOf(row) ?? '') !== '')
  })

function Start({ row: { bytes, startDifference } }: { row: BuildRow }) {
  if (!bytes) return none
  const sign = (startDifference ?? 0) > 0 ? '+' : '−'
  return (
    <Stack>
      {formatBytes(bytes.start)}
      {startDifference ? (
        <small>
          {sign}
          {formatBytes(Math.abs(startDifference))}
        </small>
      ) : null}
    </Stack>
  )
}

function failedShare(figures: BuildFigures | undefined) {
  if (!figures?.views) return none
  return `${((100 * figures.failed) / figures.views).toFixed(2)}%`
}

const Vital = ({ name, value }: { name: 'LCP' | 'INP'; value: number | null | undefined }) =>
  value === null || value === undefined ? none : formatVital(name, value)

function Serve({ row: { build, place, choose } }: { row: BuildRow }) {
  if (place === 'live') return <Badge tone="positive">Live now</Badge>
  const label = place === 'earlier' ? 'Roll back' : 'Roll forward'
  return (
    <Button size="small" variant="secondary" aria-label={`${label} to ${build}`} onClick={choose}>
      {label}
    </Button>
  )
}

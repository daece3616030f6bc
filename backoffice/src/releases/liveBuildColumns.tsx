import { formatDateTime } from '@fortnight/shared-ui/data/formatDate'
import { formatBytes } from '@fortnight/shared-ui/room/formatBytes'
import { Link } from '@fortnight/shared-ui/router'
import { isRemoteName } from '@fortnight/supabase/releases/areas'
import type { LiveBuild } from '@fortnight/supabase/releases/liveBuilds'
import type { ReleasePin } from '@fortnight/supabase/releases/pins'
import { areaLabel } from '../layout/areaLabel.ts'
import { NoValue } from '../list/table/NoValue.tsx'
import { createColumns } from '../list/table/tableFeatures.ts'
import { Commit, Detail } from './Commit.tsx'
import { PinCell } from './PinCell.tsx'
import { servedSince } from './servedSince.ts'

/** What is live in an area, and what is pinned. */
export type LiveRow = LiveBuild & { id: string; pin: ReleasePin | undefined; hasCanary: boolean }

const column = createColumns<LiveRow>()

/** The columns of what is live. What the pointer of an earlier build does not say is a dash. [REL-20, REL-21] */
export const liveBuildColumns = column.columns([
  column.accessor('area', {
    header: 'Area',
    meta: { isNowrap: true },
    cell: ({ getValue }) => {
      const area = getValue()
      // The shell is deployed by other means, and keeps no list of its builds.
      return isRemoteName(area) ? <Link to={`/admin/releases/${area}`}>{areaLabel(area)}</Link> : areaLabel(area)
    },
  }),
  column.accessor('build', {
    header: 'Build',
    meta: { isNowrap: true, isMerged: true },
    cell: ({ getValue, row: { original } }) => (
      <>
        <code>{getValue()}</code> <Commit commit={original.commit} />
      </>
    ),
  }),
  column.accessor(({ bytes }) => bytes?.start, {
    id: 'start',
    header: 'Start size',
    meta: { align: 'end', isNowrap: true },
    cell: ({ getValue }) => <Size bytes={getValue()} />,
  }),
  column.accessor(({ bytes }) => bytes?.total, {
    id: 'total',
    header: 'Total size',
    meta: { align: 'end', isNowrap: true },
    cell: ({ getValue }) => <Size bytes={getValue()} />,
  }),
  column.accessor('releasedAt', {
    header: 'Released',
    meta: { isNowrap: true },
    cell: ({ row: { original } }) => <Times build={original} />,
  }),
  column.accessor(({ contract }) => `v${contract}`, { id: 'contract', header: 'Contract', meta: { isMerged: true } }),
  column.accessor('pin', {
    header: 'Actions',
    cell: ({ row: { original } }) => (
      <PinCell area={original.area} live={original.build} pin={original.pin} hasCanary={original.hasCanary} />
    ),
  }),
])

/** When a build was released and, unless that was in the same minute, since when it is served. */
function Times({ build: { releasedAt, servedSince: servedAt } }: { build: LiveBuild }) {
  const since = servedSince(servedAt, releasedAt, new Date())
  return (
    <>
      {releasedAt ? <time dateTime={releasedAt}>{formatDateTime(releasedAt)}</time> : <NoValue />}
      {since && (
        <Detail>
          Served since{' '}
          <time dateTime={servedAt} title={formatDateTime(servedAt)}>
            {since}
          </time>
        </Detail>
      )}
    </>
  )
}

const Size = ({ bytes }: { bytes: number | undefined }) => (bytes === undefined ? <NoValue /> : formatBytes(bytes))

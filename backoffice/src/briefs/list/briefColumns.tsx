import { styled } from 'styled-components'
import { Link } from '@fortnight/shared-ui/router'
import type { QuestionnaireSummary } from '@fortnight/supabase/briefs/questionnaires'
import { FormattedDate } from '../../layout/FormattedDate.tsx'
import { NoValue } from '../../list/table/NoValue.tsx'
import { createColumns } from '../../list/table/tableFeatures.ts'
import { VersionBadge } from '../VersionBadge.tsx'

const Publisher = styled.span`
  overflow-wrap: anywhere;
`
const Version = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--space-1) var(--space-2);
`

type ListedVersion = QuestionnaireSummary & { isCurrent: boolean }

const column = createColumns<ListedVersion>()

/** The columns of the list of versions. The number leads to the version, to edit it while it is a draft. */
export const briefColumns = column.columns([
  column.accessor('number', {
    header: 'Version',
    cell: ({ getValue, row: { original } }) => (
      <Version>
        <Link to={`/admin/briefs/${original.id}`}>Version {getValue()}</Link>{' '}
        <VersionBadge version={original} isCurrent={original.isCurrent} />
      </Version>
    ),
  }),
  column.accessor('published_at', {
    header: 'Published',
    meta: { isNowrap: true },
    cell: ({ row: { original } }) =>
      original.published_at ? <FormattedDate date={original.published_at} /> : 'Not yet',
  }),
  column.accessor('user_profiles', {
    header: 'Published by',
    cell: ({ row: { original } }) => (
      <Publisher>{original.user_profiles?.name ?? (original.published_at ? 'Deleted account' : <NoValue />)}</Publisher>
    ),
  }),
])

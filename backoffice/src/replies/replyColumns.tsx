import { styled } from 'styled-components'
import { Link } from '@fortnight/shared-ui/router'
import type { SavedReply } from '@fortnight/supabase/desk/savedReplies'
import { FormattedDate } from '../layout/FormattedDate.tsx'
import { clampedLines } from '../list/clampedLines.ts'
import { createColumns } from '../list/table/tableFeatures.ts'
import { ReplyRowActions } from './ReplyRowActions.tsx'

const Title = styled.div`
  min-width: 14rem;
  overflow-wrap: anywhere;
`
const Text = styled.div`
  ${clampedLines(2)}
  min-width: 12rem;
  overflow-wrap: anywhere;

  /* On a phone there is room for fewer words in a line. */
  @container rows (max-width: 39.99rem) {
    -webkit-line-clamp: 4;
  }
`

const column = createColumns<SavedReply>()

/** The columns of the list of saved replies. */
export const replyColumns = column.columns([
  column.accessor('title', {
    header: 'Title',
    cell: ({ row: { original } }) => (
      <Title>
        <Link to={`/admin/replies/edit/${original.id}`}>{original.title}</Link>
      </Title>
    ),
  }),
  column.accessor('body', {
    header: 'Text',
    meta: { isMerged: true },
    cell: ({ getValue }) => <Text>{getValue()}</Text>,
  }),
  column.accessor('updated_at', {
    header: 'Last updated',
    meta: { isNowrap: true },
    cell: ({ getValue }) => <FormattedDate date={getValue()} />,
  }),
  column.display({
    id: 'actions',
    header: 'Actions',
    meta: { isNowrap: true },
    cell: ({ row: { original } }) => <ReplyRowActions reply={original} />,
  }),
])

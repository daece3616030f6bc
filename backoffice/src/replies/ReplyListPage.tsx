import { Plus } from 'lucide-react'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { savedReplies } from '@fortnight/supabase/desk/savedReplies'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { LoadingSpinner } from '../layout/LoadingSpinner.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { DataTable } from '../list/table/DataTable.tsx'
import { CompactReplyTable } from './CompactReplyTable.ts'
import { replyColumns } from './replyColumns.tsx'

/** The texts that the team sends often, at /admin/replies. */
export default function ReplyListPage() {
  return (
    <>
      <PageHeader title="Saved Replies" hint="Words in braces, such as {name}, are filled in when you pick a reply.">
        <NewReplyLink />
      </PageHeader>
      <PageBoundary
        fallback={<LoadingSpinner what="saved replies" />}
        errorTitle="The saved replies could not be loaded"
      >
        <Replies />
      </PageBoundary>
    </>
  )
}

function Replies() {
  const { data: replies } = useSuspenseQuery(savedReplies())
  return (
    <DataTable
      caption="Saved replies"
      columns={replyColumns}
      rows={replies}
      styledTable={CompactReplyTable}
      empty={
        <EmptyState
          title="No saved replies yet"
          hint="Write once what the team sends often, then pick it when you reply to a client."
        >
          <NewReplyLink />
        </EmptyState>
      }
    />
  )
}

const NewReplyLink = () => (
  <ButtonLink to="/admin/replies/new" size="small">
    <Plus aria-hidden /> New saved reply
  </ButtonLink>
)

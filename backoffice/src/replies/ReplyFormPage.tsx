import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useQuery, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { useParams } from '@fortnight/shared-ui/router'
import { savedReply } from '@fortnight/supabase/desk/savedReplies'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { PageHeader } from '../layout/PageHeader.tsx'
import { ReplyForm } from './ReplyForm.tsx'

/** A new saved reply at /admin/replies/new, an existing one at /admin/replies/edit/:id. */
export default function ReplyFormPage() {
  const { id } = useParams()
  const { data: reply } = useQuery({ ...savedReply(id ?? ''), enabled: id !== undefined })
  return (
    <>
      <PageHeader
        title={id ? 'Edit Saved Reply' : 'Create New Saved Reply'}
        {...(reply && { recordName: reply.title })}
        back={{ to: '/admin/replies', label: 'Back to saved replies' }}
      />
      <PageBoundary
        fallback={<Skeleton lines={8} label="Loading the saved reply…" />}
        errorTitle="The saved reply could not be loaded"
      >
        {id ? <StoredReply key={id} id={id} /> : <ReplyForm />}
      </PageBoundary>
    </>
  )
}

function StoredReply({ id }: { id: string }) {
  const { data: reply } = useSuspenseQuery(savedReply(id))
  if (!reply) return <EmptyState title="Saved reply not found" hint="It may have been deleted in the meantime." />
  return <ReplyForm reply={reply} />
}

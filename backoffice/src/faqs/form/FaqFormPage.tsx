import { useQuery, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useParams } from '@fortnight/shared-ui/router'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { faqById, nextFaqOrder } from '@fortnight/supabase/faqs/adminQueries'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { FaqForm } from './FaqForm.tsx'

/** A new FAQ at /admin/faqs/new, an existing one at /admin/faqs/edit/:id. [ADMIN-FAQ-7] */
export default function FaqFormPage() {
  const { id } = useParams()
  const { data: faq } = useQuery({ ...faqById(id ?? ''), enabled: id !== undefined })
  return (
    <>
      <PageHeader
        title={id ? 'Edit FAQ' : 'Create New FAQ'}
        recordName={faq?.question}
        back={{ to: '/admin/faqs', label: 'Back to FAQs' }}
      />
      <PageBoundary fallback={<Skeleton lines={8} label="Loading FAQ…" />} errorTitle="Failed to fetch FAQ">
        {id ? <StoredFaq key={id} id={id} /> : <NewFaq />}
      </PageBoundary>
    </>
  )
}

function StoredFaq({ id }: { id: string }) {
  const { data: faq } = useSuspenseQuery(faqById(id))
  if (!faq) return <EmptyState title="FAQ not found" hint="It may have been deleted in the meantime." />
  return <FaqForm faq={faq} nextOrder={faq.order_index} />
}

const firstOrder = 1

// Nobody waits for the next number, and a failure to learn it is not worth a word: 1 is a fair start. [ADMIN-FAQ-10]
function NewFaq() {
  const { data: nextOrder = firstOrder } = useQuery(nextFaqOrder())
  return <FaqForm nextOrder={nextOrder} />
}

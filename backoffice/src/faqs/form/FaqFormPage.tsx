import { useQuery, useSuspenseQuery } from '@fortnight/shared-ui/query'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useParams } from '@fortnight/shared-ui/router'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { faqById, nextFaqOrderIndex } from '@fortnight/supabase/faqs/adminQueries'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
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
  return <FaqForm faq={faq} nextOrderIndex={faq.order_index} />
}

const fallbackOrderIndex = 1

// The form neither waits for the next order index nor reports that it could not be loaded. [ADMIN-FAQ-10]
function NewFaq() {
  const { data: nextOrderIndex = fallbackOrderIndex } = useQuery(nextFaqOrderIndex())
  return <FaqForm nextOrderIndex={nextOrderIndex} />
}

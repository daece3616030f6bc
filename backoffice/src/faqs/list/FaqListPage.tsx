import { Plus } from 'lucide-react'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useQuery } from '@fortnight/shared-ui/query'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { adminFaqs } from '@fortnight/supabase/faqs/adminQueries'
import { ListToolbar } from '../../list/ListToolbar.tsx'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { useListState } from '../../list/useListState.ts'
import { FaqTable } from './FaqTable.tsx'

const names = { filters: ['state'] } as const
const states = {
  name: 'state',
  label: 'Status',
  options: [
    { value: '', label: 'All' },
    { value: 'published', label: 'Published' },
    { value: 'draft', label: 'Draft' },
  ],
}

/** All FAQs in their order, at /admin/faqs. Search, filter and page live in the address. */
export default function FaqListPage() {
  const [list, set] = useListState(names)
  const filter = { q: list.q, state: list.filters.state ?? '', page: list.page }
  const count = useQuery(adminFaqs(filter)).data?.total

  return (
    <>
      <PageHeader title="FAQs">
        <ButtonLink to="/admin/faqs/new" size="small">
          <Plus aria-hidden /> New FAQ
        </ButtonLink>
      </PageHeader>
      <ListToolbar
        list={list}
        set={set}
        searchLabel="Search FAQs"
        searchPlaceholder="Question or answer"
        filters={[states]}
        count={count}
        noun="FAQ"
      />
      <PageBoundary fallback={<Skeleton lines={8} label="Loading FAQs…" />} errorTitle="The FAQs could not be loaded">
        <FaqTable filter={filter} onPage={(page) => set({ page })} />
      </PageBoundary>
    </>
  )
}

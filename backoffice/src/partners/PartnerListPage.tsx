import { Plus } from 'lucide-react'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { PageBoundary } from '@fortnight/shared-ui/page/PageBoundary'
import { useQuery } from '@fortnight/shared-ui/query'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { adminPartners } from '@fortnight/supabase/partners/adminQueries'
import { partnerCategories } from '@fortnight/supabase/partners/queries'
import { ListToolbar } from '../list/ListToolbar.tsx'
import { PageHeader } from '../layout/PageHeader.tsx'
import { useListState } from '../list/useListState.ts'
import { PartnerGrid } from './PartnerGrid.tsx'

const names = { filters: ['category'] } as const
const categories = {
  name: 'category',
  label: 'Category',
  isSelect: true,
  options: [{ value: '', label: 'All' }, ...partnerCategories.map((name) => ({ value: name, label: name }))],
}

/** All partners at /admin/partners. Search and filter live in the address. [ADMIN-PART-1] */
export default function PartnerListPage() {
  const [list, set] = useListState(names)
  const filter = { q: list.q, category: list.filters.category ?? '', page: list.page }
  const count = useQuery(adminPartners(filter)).data?.total

  return (
    <>
      <PageHeader title="Partners">
        <ButtonLink to="/admin/partners/new" size="small">
          <Plus aria-hidden /> New Partner
        </ButtonLink>
      </PageHeader>
      <ListToolbar
        list={list}
        setList={set}
        filters={[categories]}
        count={count}
        noun="partner"
      />
      <PageBoundary
        fallback={<Skeleton lines={8} label="Loading partners…" />}
        errorTitle="The partners could not be loaded"
      >
        <PartnerGrid filter={filter} onPage={(page) => set({ page })} />
      </PageBoundary>
    </>
  )
}

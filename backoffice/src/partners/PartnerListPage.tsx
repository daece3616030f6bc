import { Plus } from 'lucide-react'
import { ButtonLink } from '@fortnight/shared-ui/ButtonLink'
import { PageBoundary } from '@fortnight/shared-ui/PageBoundary'
import { useQuery } from '@fortnight/shared-ui/query'
import { Skeleton } from '@fortnight/shared-ui/Skeleton'
import { adminPartners } from '@fortnight/supabase/adminPartners'
import { partnerCategories } from '@fortnight/supabase/partners'
import { ListToolbar } from '../layout/ListToolbar.tsx'
import { PageTop } from '../layout/PageTop.tsx'
import { useListState } from '../layout/useListState.ts'
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
      <PageTop title="Partners">
        <ButtonLink to="/admin/partners/new" size="small">
          <Plus aria-hidden /> New Partner
        </ButtonLink>
      </PageTop>
      <ListToolbar
        list={list}
        set={set}
        searchLabel="Search partners"
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

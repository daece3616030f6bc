import { Plus } from 'lucide-react'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { adminPartners } from '@fortnight/supabase/partners/adminQueries'
import { partnerCategories } from '@fortnight/supabase/partners/queries'
import { ListPage } from '../list/ListPage.tsx'
import { useListState } from '../list/useListState.ts'
import { PartnerGrid } from './PartnerGrid.tsx'

const categoryFilter = {
  name: 'category',
  label: 'Category',
  isSelect: true,
  options: [{ value: '', label: 'All' }, ...partnerCategories.map((name) => ({ value: name, label: name }))],
}

/** All partners, at /admin/partners. [ADMIN-PART-1] */
export default function PartnerListPage() {
  const [list, setList] = useListState({ filters: ['category'] })
  const filter = { q: list.q, category: list.filters.category ?? '' }

  return (
    <ListPage
      title="Partners"
      noun="partner"
      actions={
        <ButtonLink to="/admin/partners/new" size="small">
          <Plus aria-hidden /> New partner
        </ButtonLink>
      }
      list={list}
      setList={setList}
      searchPlaceholder="Name or description"
      filters={[categoryFilter]}
      keepsToolbar
      pageQuery={(page) => adminPartners({ ...filter, page })}
      fallback={<Skeleton lines={8} label="Loading partners…" />}
      renderRows={({ data, isStale, isFiltered }) => (
        <PartnerGrid partners={data.partners} isStale={isStale} isFiltered={isFiltered} />
      )}
    />
  )
}

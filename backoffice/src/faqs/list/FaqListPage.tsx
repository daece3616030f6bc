import { Plus } from 'lucide-react'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { Skeleton } from '@fortnight/shared-ui/feedback/Skeleton'
import { adminFaqs } from '@fortnight/supabase/faqs/adminQueries'
import { ListPage } from '../../list/ListPage.tsx'
import { useListState } from '../../list/useListState.ts'
import { FaqTable } from './FaqTable.tsx'

const publicationFilter = {
  name: 'state',
  label: 'Status',
  options: [
    { value: '', label: 'All' },
    { value: 'published', label: 'Published' },
    { value: 'draft', label: 'Draft' },
  ],
}

/** All FAQs in their order, at /admin/faqs. Search, filter and page are in the URL. */
export default function FaqListPage() {
  const [list, setList] = useListState({ filters: ['state'] })
  const filter = { q: list.q, state: list.filters.state ?? '' }

  return (
    <ListPage
      title="FAQs"
      noun="FAQ"
      actions={
        <ButtonLink to="/admin/faqs/new" size="small">
          <Plus aria-hidden /> New FAQ
        </ButtonLink>
      }
      list={list}
      setList={setList}
      searchPlaceholder="Question or answer"
      filters={[publicationFilter]}
      keepsToolbar
      pageQuery={(page) => adminFaqs({ ...filter, page })}
      fallback={<Skeleton lines={8} label="Loading FAQs…" />}
      renderRows={({ data, ...rest }) => <FaqTable faqs={data.faqs} filter={filter} {...rest} />}
    />
  )
}

import { adminTestimonials } from '@fortnight/supabase/testimonials/adminTestimonials'
import { LoadingSpinner } from '../layout/LoadingSpinner.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { useListState } from '../list/useListState.ts'
import { publicationStates } from './publicationStates.ts'
import { TestimonialTable } from './TestimonialTable.tsx'

const stateFilter = { name: 'state', label: 'Status', options: [{ value: '', label: 'All' }, ...publicationStates] }

/** What clients have said about their projects, at /admin/testimonials. The words are theirs, so there is no form. [FORT-210] */
export default function TestimonialListPage() {
  const [list, setList] = useListState({ filters: ['state'] })
  const filter = { q: list.q, state: list.filters.state ?? '' }
  return (
    <ListPage
      title="Testimonials"
      hint="The first three published testimonials appear on the home and partners pages."
      noun="testimonial"
      list={list}
      setList={setList}
      searchPlaceholder="Sentence, client, or project"
      filters={[stateFilter]}
      pageQuery={(page) => adminTestimonials({ ...filter, page })}
      fallback={<LoadingSpinner what="testimonials" />}
      renderRows={({ data, isStale, isFiltered }) => (
        <TestimonialTable testimonials={data.testimonials} isStale={isStale} isFiltered={isFiltered} />
      )}
    />
  )
}

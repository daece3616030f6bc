import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import type { ListedTestimonial } from '@fortnight/supabase/testimonials/adminTestimonials'
import { DataTable } from '../list/table/DataTable.tsx'
import { testimonialColumns } from './testimonialColumns.tsx'
import { MoveTestimonialContext, useMoveTestimonial } from './useMoveTestimonial.ts'

type Props = { testimonials: ListedTestimonial[]; isStale: boolean; isFiltered: boolean }

/** One page of the testimonials that match. It shows what is stored: a failed change leaves the row as it was. */
export function TestimonialTable({ testimonials, isStale, isFiltered }: Props) {
  const { moveTestimonial, announcement } = useMoveTestimonial(testimonials)
  const hint = isFiltered
    ? 'Try adjusting your search or filter criteria.'
    : 'Clients are asked for one on the handover page once they sign off their project.'
  return (
    <MoveTestimonialContext value={moveTestimonial}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <DataTable
        caption="Testimonials"
        columns={testimonialColumns}
        rows={testimonials}
        isStale={isStale}
        empty={<EmptyState title="No testimonials found." hint={hint} />}
      />
    </MoveTestimonialContext>
  )
}

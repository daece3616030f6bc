import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import type { ListedTestimonial } from '@fortnight/supabase/testimonials/adminTestimonials'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { EmptyList } from '../list/EmptyList.tsx'
import { DataTable } from '../list/table/DataTable.tsx'
import { testimonialColumns } from './testimonialColumns.tsx'
import { TestimonialDrawing } from './TestimonialDrawing.tsx'
import { TestimonialRows } from './TestimonialRows.ts'
import { MoveTestimonialContext, useMoveTestimonial } from './useMoveTestimonial.ts'

type Props = { testimonials: ListedTestimonial[]; isStale: boolean; isFiltered: boolean }

/** One page of the testimonials that match. It shows what is stored: a failed change leaves the row as it was. */
export function TestimonialTable({ testimonials, isStale, isFiltered }: Props) {
  const { moveTestimonial, announcement } = useMoveTestimonial(testimonials)
  return (
    <MoveTestimonialContext value={moveTestimonial}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <DataTable
        caption="Testimonials"
        columns={testimonialColumns}
        styledTable={TestimonialRows}
        rows={testimonials}
        isStale={isStale}
        empty={<NoTestimonials isFiltered={isFiltered} />}
      />
    </MoveTestimonialContext>
  )
}

function NoTestimonials({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState title="No testimonials found." hint="Try another search or status." />
  return (
    <EmptyList
      drawing={<TestimonialDrawing />}
      title="No testimonials yet"
      hint="Clients are asked for one on the handover page after they sign off on their project."
    >
      <ButtonLink to="/admin/projects?status=completed" variant="secondary" size="small">
        Show completed projects
      </ButtonLink>
    </EmptyList>
  )
}

import { use } from 'react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import type { ListedTestimonial } from '@fortnight/supabase/testimonials/adminTestimonials'
import { NoValue } from '../list/table/NoValue.tsx'
import { titleOf } from './publicationStates.ts'
import { moveButtonId, MoveTestimonialContext } from './useMoveTestimonial.ts'

/* Its number is at the height of other values, whatever the size of the touch targets. */
const Root = styled.div`
  display: flex;
  align-items: center;
  height: 1lh;
`

/** The position of a published testimonial, and buttons that move it, disabled at the ends. [FORT-212] */
export function MoveTestimonialButtons({ testimonial }: { testimonial: ListedTestimonial }) {
  const moveTestimonial = use(MoveTestimonialContext)
  const { id, place, published_total } = testimonial
  if (place === null) return <NoValue />
  return (
    <Root>
      {place}
      <Button
        id={moveButtonId(id, 'up')}
        variant="ghost"
        size="small"
        disabled={place === 1}
        title="Move up"
        aria-label={`Move up: ${titleOf(testimonial)}`}
        onClick={() => moveTestimonial(testimonial, 'up')}
      >
        <ArrowUp aria-hidden />
      </Button>
      <Button
        id={moveButtonId(id, 'down')}
        variant="ghost"
        size="small"
        disabled={place === published_total}
        title="Move down"
        aria-label={`Move down: ${titleOf(testimonial)}`}
        onClick={() => moveTestimonial(testimonial, 'down')}
      >
        <ArrowDown aria-hidden />
      </Button>
    </Root>
  )
}

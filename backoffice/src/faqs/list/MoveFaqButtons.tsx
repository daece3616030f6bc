import { use } from 'react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Button } from '@fortnight/shared-ui/controls/Button'
import type { ListedFaq } from '@fortnight/supabase/faqs/adminQueries'
import { moveButtonId, MoveFaqContext } from './useMoveFaq.ts'

/** Buttons that move a FAQ up and down, disabled at the ends of the list. [ADMIN-FAQ-3] */
export function MoveFaqButtons({ faq }: { faq: ListedFaq }) {
  const moveFaq = use(MoveFaqContext)
  return (
    <>
      <Button
        id={moveButtonId(faq.id, 'up')}
        variant="ghost"
        size="small"
        disabled={faq.place === 1}
        title="Move up"
        aria-label={`Move up: ${faq.question}`}
        onClick={() => moveFaq(faq, 'up')}
      >
        <ArrowUp aria-hidden />
      </Button>
      <Button
        id={moveButtonId(faq.id, 'down')}
        variant="ghost"
        size="small"
        disabled={faq.place === faq.total}
        title="Move down"
        aria-label={`Move down: ${faq.question}`}
        onClick={() => moveFaq(faq, 'down')}
      >
        <ArrowDown aria-hidden />
      </Button>
    </>
  )
}

import { use } from 'react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import type { ListedFaq } from '@fortnight/supabase/faqs/adminQueries'
import { moveButtonId, MoveFaqContext } from './useMoveFaq.ts'

/* As high as a line of text, whatever the size of the touch targets, and quieter than the question. */
const Root = styled.div`
  display: flex;
  align-items: center;
  height: 1lh;
  color: var(--ink-soft);
  font-variant-numeric: tabular-nums;

  > span {
    min-width: 2ch;
  }

  && > button {
    justify-content: center;
    padding-inline: 6px;
    color: inherit;
  }

  && > button:disabled {
    color: color-mix(in srgb, var(--ink-soft) 45%, var(--surface));
  }

  && > button:not(:disabled):is(:hover, :focus-visible) {
    color: var(--ink);
  }
`

/** The order number of a FAQ, and buttons that move it up and down, disabled at the ends of the list. [ADMIN-FAQ-3] */
export function MoveFaqButtons({ faq }: { faq: ListedFaq }) {
  const moveFaq = use(MoveFaqContext)
  return (
    <Root>
      <span>{faq.order_index}</span>
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
    </Root>
  )
}

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { rowsPerPage } from '@fortnight/supabase/lists/pageSizes'

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-1) var(--space-2);
  margin-top: var(--space-4);

  [aria-current] {
    border-color: var(--accent);
    color: var(--accent);
  }
`

type Props = { page: number; total: number; onPageChange: (page: number) => void }

/** Links to the pages of `total` rows; nothing for a single page. A page beyond the end counts as the last one. */
export function Pagination({ page: requestedPage, total, onPageChange }: Props) {
  const pages = Math.ceil(total / rowsPerPage)
  const page = Math.min(requestedPage, pages)
  if (pages < 2) return null
  return (
    <Root aria-label="Pages">
      <Button variant="secondary" size="small" aria-disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
        <ChevronLeft aria-hidden /> Previous
      </Button>
      {pagesToShow(page, pages).map(({ number, hasGap }) => (
        <span key={number}>
          {hasGap && <span aria-hidden>… </span>}
          <Button
            variant="ghost"
            size="small"
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPageChange(number)}
          >
            <VisuallyHidden>Page</VisuallyHidden> {number.toLocaleString('en-US')}
          </Button>
        </span>
      ))}
      <Button variant="secondary" size="small" aria-disabled={page >= pages} onClick={() => onPageChange(page + 1)}>
        Next <ChevronRight aria-hidden />
      </Button>
    </Root>
  )
}

/** The first and the last page, the current one and its neighbors. `hasGap`: pages are left out before this one. */
function pagesToShow(page: number, pages: number) {
  const candidates = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const numbers = [...new Set(candidates)].sort((one, other) => one - other)
  return numbers.map((number, index) => ({ number, hasGap: number - (numbers[index - 1] ?? 0) > 1 }))
}

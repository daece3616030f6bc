import { ChevronLeft, ChevronRight } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '@fortnight/shared-ui/controls/Button'
import { VisuallyHidden } from '@fortnight/shared-ui/page/VisuallyHidden'
import { rowsPerPage } from '@fortnight/supabase/core/rowsPerPage'

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

/** The way through a long list of `total` rows; nothing for a list of one page. Beyond the last page is the last one. */
export function Pagination({ page: wanted, total, onPageChange: onPage }: Props) {
  const pages = Math.ceil(total / rowsPerPage)
  const page = Math.min(wanted, pages)
  if (pages < 2) return null
  return (
    <Root aria-label="Pages">
      <Button variant="secondary" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden /> Previous
      </Button>
      {shownPages(page, pages).map(({ number, hasGap }) => (
        <span key={number}>
          {hasGap && <span aria-hidden>… </span>}
          <Button
            variant="ghost"
            size="small"
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            <VisuallyHidden>Page</VisuallyHidden> {number.toLocaleString('en-US')}
          </Button>
        </span>
      ))}
      <Button variant="secondary" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next <ChevronRight aria-hidden />
      </Button>
    </Root>
  )
}

/** The first, the last, this one and its neighbours; and before which of them some are left out. */
function shownPages(page: number, pages: number) {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const numbers = [...new Set(wanted)].sort((one, other) => one - other)
  return numbers.map((number, place) => ({ number, hasGap: number - (numbers[place - 1] ?? 0) > 1 }))
}

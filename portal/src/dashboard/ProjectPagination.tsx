import { styled } from 'styled-components'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { useSearchParams } from '@fortnight/shared-ui/router'
import type { ProjectFilter } from '@fortnight/supabase/projects/queries'
import { withFilter } from './projectFilter.ts'

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-top: var(--space-4);
  font-variant-numeric: tabular-nums;
`

type Props = {
  page: number
  pages: number
  /** The filter in the URL, which may be ahead of the list that is shown. */
  filter: ProjectFilter
  onPageChange: () => void
}

/** Links to the previous and the next page of the list. */
export function ProjectPagination({ page, pages, filter, onPageChange }: Props) {
  const [search] = useSearchParams()
  const linkTo = (next: number) => ({ search: withFilter(search, { ...filter, page: next }).toString() })
  return (
    <Root aria-label="Pages of projects">
      {page > 1 ? (
        <ButtonLink variant="secondary" to={linkTo(page - 1)} rel="prev" onClick={onPageChange}>
          Previous
        </ButtonLink>
      ) : (
        <span />
      )}
      <p>
        Page {page} of {pages}
      </p>
      {page < pages ? (
        <ButtonLink variant="secondary" to={linkTo(page + 1)} rel="next" onClick={onPageChange}>
          Next
        </ButtonLink>
      ) : (
        <span />
      )}
    </Root>
  )
}

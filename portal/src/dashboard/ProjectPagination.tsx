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
  /** What is wanted by now, which may not be what is shown yet. */
  filter: ProjectFilter
  onTurn: () => void
}

/** The ways to the pages before and after. */
export function ProjectPagination({ page, pages, filter, onTurn }: Props) {
  const [search] = useSearchParams()
  const to = (next: number) => ({ search: withFilter(search, { ...filter, page: next }).toString() })
  return (
    <Root aria-label="Pages of projects">
      {page > 1 ? (
        <ButtonLink variant="secondary" to={to(page - 1)} rel="prev" onClick={onTurn}>
          Previous
        </ButtonLink>
      ) : (
        <span />
      )}
      <p>
        Page {page} of {pages}
      </p>
      {page < pages ? (
        <ButtonLink variant="secondary" to={to(page + 1)} rel="next" onClick={onTurn}>
          Next
        </ButtonLink>
      ) : (
        <span />
      )}
    </Root>
  )
}

import { brand } from '@fortnight/shared-ui/theme/brand'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { scrollOnClick } from '@fortnight/shared-ui/browser/scrollToSection'
import type { BlogSearch } from '@fortnight/supabase/posts/queries'
import { styled } from 'styled-components'
import { blogUrl } from '../blogUrl.ts'

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  align-items: center;
  justify-content: space-between;
  margin-top: var(--space-7);
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);
`

type Props = { search: BlogSearch; page: number; pages: number }

/** Links to newer and older posts, also as `rel` links in the head for search engines. */
export function Pagination({ search, page, pages }: Props) {
  if (pages === 1) return null
  const newer = page > 1 ? blogUrl({ ...search, page: page - 1 }) : undefined
  const older = page < pages ? blogUrl({ ...search, page: page + 1 }) : undefined
  const buttonProps = { variant: 'secondary', onClick: scrollOnClick('articles') } as const
  return (
    <Nav aria-label="Pages">
      {newer && <link rel="prev" href={brand.origin + newer} />}
      {older && <link rel="next" href={brand.origin + older} />}
      {newer && (
        <ButtonLink to={newer} rel="prev" {...buttonProps}>
          Newer articles
        </ButtonLink>
      )}
      <p>
        Page {page} of {pages}
      </p>
      {older && (
        <ButtonLink to={older} rel="next" {...buttonProps}>
          Older articles
        </ButtonLink>
      )}
    </Nav>
  )
}

import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { Link } from '@fortnight/shared-ui/router'
import { relatedPosts } from '@fortnight/supabase/posts/queries'
import { styled } from 'styled-components'
import { labelAndText } from './PostLayout.ts'

const maxExcerptLength = 120

/** The whole words within the first 120 characters. [POST-3] */
const truncateExcerpt = (excerpt: string) =>
  excerpt.length > maxExcerptLength
    ? excerpt
        .slice(0, maxExcerptLength + 1)
        .replace(/[,;:.–-]*\s\S*$/, '')
        .slice(0, maxExcerptLength)
    : excerpt

const RelatedSection = styled.section`
  padding-top: var(--space-5);
  border-top: 2px solid var(--ink);
  ${labelAndText}

  > h2 {
    margin-bottom: var(--space-5);
    font-size: var(--text-28);
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    gap: var(--space-6);
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    gap: var(--space-2);
    align-content: start;
  }

  h3 a {
    color: var(--ink);
    text-decoration-color: var(--line-strong);
  }

  h3 a:hover {
    text-decoration-color: var(--accent);
  }

  p {
    max-width: var(--measure);
    color: var(--ink-soft);
  }

  small {
    color: var(--ink-soft);
    font-size: var(--text-14);
  }

  /* The ellipsis is not part of the text, whose length is specified. */
  [data-truncated]::after {
    content: '…';
  }

  @media print {
    display: none;
  }
`

/** Other posts in the same category. [POST-2, POST-3] */
export function RelatedPosts({ category, slug }: { category: string; slug: string }) {
  const { data: posts } = useSuspenseQuery(relatedPosts({ category, slug }))
  if (posts.length === 0) return null
  return (
    <RelatedSection aria-labelledby="related-heading">
      <h2 id="related-heading">More in {category}</h2>
      <ul role="list">
        {posts.map(({ id, slug, title, excerpt, read_time }) => (
          <li key={id}>
            <h3>
              <Link to={`/blog/${slug}`}>{title}</Link>
            </h3>
            <p data-truncated={excerpt.length > maxExcerptLength || undefined}>{truncateExcerpt(excerpt)}</p>
            <small>{read_time}</small>
          </li>
        ))}
      </ul>
    </RelatedSection>
  )
}

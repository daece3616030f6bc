import { Link } from '@fortnight/shared-ui/router'
import type { PostCard } from '@fortnight/supabase/posts/queries'
import { styled } from 'styled-components'
import { CoverImage } from '../CoverImage.tsx'
import { formatLongDate } from '../formatLongDate.ts'
import { usePrefetchPost } from '../usePrefetchPost.ts'

const maxShownTags = 2

const Article = styled.article`
  position: relative;
  display: grid;
  gap: var(--space-3);
  /* The author stands at the end of the card, level with those of its neighbors. */
  grid-template-rows: auto auto auto 1fr;
  height: 100%;

  h2 {
    font-size: var(--text-22);
  }

  h2 a {
    color: var(--ink);
    text-decoration: none;
  }

  /* The link covers the whole card. */
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover h2 a {
    text-decoration: underline;
    text-decoration-color: var(--accent);
  }

  h2 a:focus-visible {
    outline: 0;
  }

  &:has(a:focus-visible) {
    border-radius: var(--radius-small);
    outline: 2px solid var(--ink);
    outline-offset: 4px;
  }
`

const Meta = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-14);

  > :is(strong, time, span) {
    white-space: nowrap;
  }

  strong {
    color: var(--accent);
    font-weight: 600;
  }
`

const AuthorAndTags = styled(Meta)`
  &,
  ul {
    display: flex;
    flex-wrap: wrap;
    align-content: start;
    gap: var(--space-2) var(--space-3);
  }

  ul {
    gap: var(--space-2);
    padding: 0;
    list-style: none;
  }

  li {
    padding-inline: var(--space-2);
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
  }
`

type Props = { post: PostCard; isImageEager: boolean }

/** One post card. [BLOG-5] */
export function PostCardItem({ post, isImageEager }: Props) {
  const { slug, title, excerpt, category, tags, author, read_time, publish_date } = post
  const prefetchPost = usePrefetchPost(slug)
  return (
    <Article onPointerEnter={prefetchPost} onFocus={prefetchPost}>
      <CoverImage post={post} isEager={isImageEager} />
      <Meta>
        <strong>{category}</strong> · <time dateTime={publish_date}>{formatLongDate(publish_date)}</time> ·{' '}
        <span>{read_time}</span>
      </Meta>
      <h2>
        <Link to={`/blog/${slug}`}>{title}</Link>
      </h2>
      <p>{excerpt}</p>
      <AuthorAndTags as="div">
        <span>By {author}</span>
        {tags.length > 0 && (
          <ul aria-label="Tags" role="list">
            {tags.slice(0, maxShownTags).map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </AuthorAndTags>
    </Article>
  )
}

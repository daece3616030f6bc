import { Link } from '@fortnight/shared-ui/router'
import type { PostCard } from '@fortnight/supabase/posts/queries'
import { styled } from 'styled-components'
import { Cover } from '../CoverImage.tsx'
import { longDate } from '../formatLongDate.ts'
import { useWarmPost } from '../usePrefetchPost.ts'

const shownTags = 2

const Article = styled.article`
  position: relative;
  display: grid;
  gap: var(--space-3);
  align-content: start;
  height: 100%;

  h2 {
    font-size: var(--text-22);
  }

  h2 a {
    color: var(--ink);
    text-decoration: none;
  }

  /* The whole card leads to the post, and says so once. */
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
    outline: 2px solid var(--accent);
    outline-offset: 4px;
  }
`

const Facts = styled.p`
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

const Tags = styled.ul`
  display: inline;
  padding: 0;
  list-style: none;

  li {
    display: inline-block;
    margin-inline-end: 0.5em;
  }

  li::before {
    content: '#';
  }
`

/** One post in a list. [BLOG-5] */
export function PostCardItem({ post, pictureAtOnce }: { post: PostCard; pictureAtOnce: boolean }) {
  const { slug, title, excerpt, category, tags, author, read_time, publish_date, image_url } = post
  const warm = useWarmPost(slug)
  return (
    <Article onPointerEnter={warm} onFocus={warm}>
      <Cover of={title} src={image_url} atOnce={pictureAtOnce} />
      <Facts>
        <strong>{category}</strong> · <time dateTime={publish_date}>{longDate(publish_date)}</time> ·{' '}
        <span>{read_time}</span>
      </Facts>
      <h2>
        <Link to={`/blog/${slug}`}>{title}</Link>
      </h2>
      <p>{excerpt}</p>
      <Facts as="div">
        {author}
        {tags.length > 0 && (
          <>
            {' · '}
            <Tags aria-label="Tags" role="list">
              {tags.slice(0, shownTags).map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </Tags>
          </>
        )}
      </Facts>
    </Article>
  )
}

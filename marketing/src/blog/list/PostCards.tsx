import type { PostCard } from '@fortnight/supabase/posts/queries'
import { styled } from 'styled-components'
import { cardsLaidOutAfterFirstPaint, endWaitingOf } from '../../layout/section/cardsLaidOutAfterFirstPaint.ts'
import { PostCardItem } from './PostCardItem.tsx'

/* As many as fit on the first screen; further images load lazily. */
const eagerImageCount = 3

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--space-7) var(--space-6);
  padding: 0;
  list-style: none;

  ${cardsLaidOutAfterFirstPaint('28rem')}

  /* The newest post gets a large card across the grid. */
  @media (min-width: 800px) {
    &[data-first-large] > :first-child {
      grid-column: 1 / -1;
    }

    &[data-first-large] > :first-child > article {
      grid-template: 1fr auto auto 1fr / 7fr 5fr;
      gap: var(--space-4) var(--space-7);
      padding-bottom: var(--space-7);
      border-bottom: 1px solid var(--line);
    }

    &[data-first-large] > :first-child img {
      grid-row: span 4;
    }

    &[data-first-large] > :first-child img + p {
      align-self: end;
    }

    &[data-first-large] > :first-child h2 {
      font-size: var(--text-36);
    }

    &[data-first-large] > :first-child h2 + p {
      font-size: var(--text-18);
    }
  }
`

type Props = {
  posts: readonly PostCard[]
  /** Shows the first post larger than the others. */
  isFirstLarge: boolean
}

/** The cards of one page of posts. */
export function PostCards({ posts, isFirstLarge }: Props) {
  return (
    <List ref={endWaitingOf} role="list" data-first-large={isFirstLarge || undefined}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCardItem post={post} isImageEager={index < eagerImageCount} />
        </li>
      ))}
    </List>
  )
}

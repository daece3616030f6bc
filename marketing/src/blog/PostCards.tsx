import type { PostCard } from '@fortnight/supabase/posts'
import { styled } from 'styled-components'
import { PostCardItem } from './PostCardItem.tsx'

/* As many as the first screen can show; the pictures below it wait until they are scrolled to. */
const picturesAtOnce = 3

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: var(--space-7) var(--space-6);
  padding: 0;
  list-style: none;
`

/** The posts of one page, newest first. */
export function PostCards({ posts }: { posts: readonly PostCard[] }) {
  return (
    <List role="list">
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCardItem post={post} pictureAtOnce={index < picturesAtOnce} />
        </li>
      ))}
    </List>
  )
}

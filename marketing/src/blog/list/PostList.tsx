import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { ButtonLink } from '@fortnight/shared-ui/controls/ButtonLink'
import { EmptyState } from '@fortnight/shared-ui/feedback/EmptyState'
import { StructuredData } from '@fortnight/shared-ui/page/StructuredData'
import { type BlogSearch, publishedPosts } from '@fortnight/supabase/posts/queries'
import { styled } from 'styled-components'
import { blogStructuredData } from './blogStructuredData.ts'
import { Pagination } from './Pagination.tsx'
import { PostCards } from './PostCards.tsx'

const Count = styled.p`
  margin-bottom: var(--space-5);
  color: var(--ink-soft);
  font-variant-numeric: tabular-nums;
`

const formatArticleCount = (total: number) => (total === 1 ? 'Showing 1 article' : `Showing ${total} articles`)

/** One page of the published posts that match a search. [BLOG-3, BLOG-4, BLOG-6] */
export function PostList({ search }: { search: BlogSearch }) {
  const { data } = useSuspenseQuery(publishedPosts(search))
  const { posts, total } = data
  return (
    <section id="articles" aria-label="Articles" tabIndex={-1}>
      <StructuredData data={blogStructuredData(posts)} />
      <Count role="status">{formatArticleCount(total)}</Count>
      {posts.length > 0 ? (
        <PostCards posts={posts} isFirstLarge={data.page === 1 && !search.q && !search.category} />
      ) : (
        <EmptyState title="No articles found" hint="Try adjusting your search terms or category filter.">
          <ButtonLink to="/blog" variant="secondary">
            Show all articles
          </ButtonLink>
        </EmptyState>
      )}
      <Pagination search={search} page={data.page} pages={data.pages} />
    </section>
  )
}

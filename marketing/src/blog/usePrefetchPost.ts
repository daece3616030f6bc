import { useQueryClient } from '@fortnight/shared-ui/query'
import { preloadMarkdown } from '@fortnight/shared-ui/markdown/preloadMarkdown'
import { postBySlug } from '@fortnight/supabase/posts/queries'
import { prefetchQuery } from '../layout/prefetchQuery.ts'

/** Returns a callback that prefetches a post and its page's chunks, for hover and focus on a link. */
export function usePrefetchPost(slug: string) {
  const queryClient = useQueryClient()
  return () => {
    void prefetchQuery(queryClient, postBySlug(slug))
    void import('./post/BlogPostPage.tsx').catch(() => undefined)
    preloadMarkdown()
  }
}

import { useQueryClient } from '@fortnight/shared-ui/query'
import { preloadMarkdown } from '@fortnight/shared-ui/markdown/preloadMarkdown'
import { postBySlug } from '@fortnight/supabase/posts/queries'

/** Starts fetching a post, and what shows it, as soon as somebody reaches for it: a moment later they will click. */
export function useWarmPost(slug: string) {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.prefetchQuery(postBySlug(slug))
    void import('./post/BlogPostPage.tsx').catch(() => undefined)
    preloadMarkdown()
  }
}

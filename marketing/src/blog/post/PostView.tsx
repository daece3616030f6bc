import { useSuspenseQuery } from '@fortnight/shared-ui/query'
import { Navigate } from '@fortnight/shared-ui/router'
import { postBySlug, slugRedirect } from '@fortnight/supabase/posts/queries'
import { PostArticle } from './PostArticle.tsx'
import { PostNotFound } from './PostNotFound.tsx'

/** Shows the post with this slug, redirects to its new slug, or shows that there is none. [POST-6, POST-7] */
export function PostView({ slug }: { slug: string }) {
  const { data: post } = useSuspenseQuery(postBySlug(slug))
  return post ? <PostArticle post={post} /> : <MovedPost slug={slug} />
}

function MovedPost({ slug }: { slug: string }) {
  const { data: newSlug } = useSuspenseQuery(slugRedirect(slug))
  return newSlug ? <Navigate to={`/blog/${newSlug}`} replace /> : <PostNotFound />
}

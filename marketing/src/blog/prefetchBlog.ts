import type { QueryClient } from '@fortnight/shared-ui/query'
import {
  isGone,
  postBySlug,
  publishedCategories,
  publishedPosts,
  redirectOf,
  relatedPosts,
} from '@fortnight/supabase/posts'
import { searchIn } from './blogAddress.ts'

type Answer = { status: number; redirect?: string }

const unavailable: Answer = { status: 503 }

/** Fetches what the blog shows at this address; undefined when the address is none of the blog's. */
export async function prefetchBlog(
  { pathname, searchParams }: URL,
  queryClient: QueryClient,
): Promise<Answer | undefined> {
  if (pathname === '/blog') return prefetchList(searchParams, queryClient)
  const slug = /^\/blog\/([^/]+)$/.exec(pathname)?.[1]
  return slug === undefined ? undefined : prefetchPost(decodeURIComponent(slug), queryClient)
}

async function prefetchList(parameters: URLSearchParams, queryClient: QueryClient): Promise<Answer> {
  const posts = publishedPosts(searchIn(parameters))
  await Promise.all([queryClient.prefetchQuery(posts), queryClient.prefetchQuery(publishedCategories())])
  return queryClient.getQueryData(posts.queryKey) ? { status: 200 } : unavailable
}

async function prefetchPost(slug: string, queryClient: QueryClient): Promise<Answer> {
  await queryClient.prefetchQuery(postBySlug(slug))
  const post = queryClient.getQueryData(postBySlug(slug).queryKey)
  if (post) await queryClient.prefetchQuery(relatedPosts(post))
  if (post === undefined) return unavailable
  if (post) return { status: 200 }
  await Promise.all([queryClient.prefetchQuery(redirectOf(slug)), queryClient.prefetchQuery(isGone(slug))])
  const newSlug = queryClient.getQueryData(redirectOf(slug).queryKey)
  const gone = queryClient.getQueryData(isGone(slug).queryKey)
  if (newSlug === undefined || gone === undefined) return unavailable
  if (newSlug) return { status: 301, redirect: `/blog/${newSlug}` }
  return { status: gone ? 410 : 404 }
}

import type { QueryClient } from '@fortnight/shared-ui/query'
import {
  isDeletedSlug,
  postBySlug,
  publishedCategories,
  publishedPosts,
  slugRedirect,
  relatedPosts,
} from '@fortnight/supabase/posts/queries'
import { previewedPost } from '@fortnight/supabase/posts/previews'
import type { PrefetchResult } from '@fortnight/supabase/server/serverContract'
import { prefetchQuery } from '../layout/prefetchQuery.ts'
import { parseBlogSearch } from './blogUrl.ts'

const unavailable: PrefetchResult = { status: 503 }

/** Fetches the data of a blog page; undefined when the URL does not belong to the blog. */
export async function prefetchBlog(
  { pathname, searchParams }: URL,
  queryClient: QueryClient,
): Promise<PrefetchResult | undefined> {
  if (pathname === '/blog') return prefetchList(searchParams, queryClient)
  const token = /^\/blog\/preview\/([^/]+)$/.exec(pathname)?.[1]
  if (token !== undefined) return prefetchPreview(token, queryClient)
  const slug = /^\/blog\/([^/]+)$/.exec(pathname)?.[1]
  return slug === undefined ? undefined : prefetchPost(decodeURIComponent(slug), queryClient)
}

async function prefetchPreview(token: string, queryClient: QueryClient): Promise<PrefetchResult> {
  const preview = previewedPost(token)
  await prefetchQuery(queryClient, preview)
  const post = queryClient.getQueryData(preview.queryKey)
  if (post) await prefetchQuery(queryClient, relatedPosts(post))
  return { status: post === undefined ? 503 : post ? 200 : 404, isSecret: true }
}

async function prefetchList(parameters: URLSearchParams, queryClient: QueryClient): Promise<PrefetchResult> {
  const posts = publishedPosts(parseBlogSearch(parameters))
  await Promise.all([prefetchQuery(queryClient, posts), prefetchQuery(queryClient, publishedCategories())])
  return queryClient.getQueryData(posts.queryKey) ? { status: 200 } : unavailable
}

async function prefetchPost(slug: string, queryClient: QueryClient): Promise<PrefetchResult> {
  await prefetchQuery(queryClient, postBySlug(slug))
  const post = queryClient.getQueryData(postBySlug(slug).queryKey)
  if (post) await prefetchQuery(queryClient, relatedPosts(post))
  if (post === undefined) return unavailable
  if (post) return { status: 200 }
  await Promise.all([prefetchQuery(queryClient, slugRedirect(slug)), prefetchQuery(queryClient, isDeletedSlug(slug))])
  const newSlug = queryClient.getQueryData(slugRedirect(slug).queryKey)
  const isDeleted = queryClient.getQueryData(isDeletedSlug(slug).queryKey)
  if (newSlug === undefined || isDeleted === undefined) return unavailable
  if (newSlug) return { status: 301, redirect: `/blog/${newSlug}` }
  return { status: isDeleted ? 410 : 404 }
}

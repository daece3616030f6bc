import {
  isDeletedSlug,
  postBySlug,
  publishedCategories,
  publishedPosts,
  slugRedirect,
  relatedPosts,
} from '@fortnight/supabase/posts/queries'
import { connectToUnreachableDatabase, createTestQueryClient } from '../layout/renderPage.testing.tsx'
import {
  addPostsToCache,
  queryClientWithPost,
  queryClientWithPosts,
  samplePost,
  samplePostCard,
} from './renderBlog.testing.tsx'
import { prefetchBlog } from './prefetchBlog.ts'

const prefetch = (path: string, client = createTestQueryClient()) =>
  prefetchBlog(new URL(path, 'https://fortnight.example'), client)

// Only what a test puts into the cache can be loaded.
beforeAll(connectToUnreachableDatabase)

describe('prefetchBlog', () => {
  it('ignores the URLs of other pages', async () => {
    for (const path of ['/', '/blogs', '/pricing', '/blog/a/b']) expect(await prefetch(path)).toBeUndefined()
  })

  it('prefetches the posts for the search in the URL', async () => {
    const client = queryClientWithPosts([samplePostCard(1)])
    addPostsToCache(client, [samplePostCard(2)], { q: 'scope', category: 'Technical', page: 2 }, 2, 13)
    expect(await prefetch('/blog?page=2&category=Technical&q=scope', client)).toEqual({ status: 200 })
    expect(await prefetch('/blog?unknown=1', client)).toEqual({ status: 200 })
    expect(client.getQueryData(publishedCategories().queryKey)).toHaveLength(2)
  })

  it('responds with 503 when the database is unreachable [BLOG-8]', async () => {
    const client = createTestQueryClient()
    expect(await prefetch('/blog', client)).toEqual({ status: 503 })
    expect(client.getQueryState(publishedPosts().queryKey)?.status).toBe('error')
    expect(await prefetch('/blog/post-1', client)).toEqual({ status: 503 })
    expect(client.getQueryState(postBySlug('post-1').queryKey)?.status).toBe('error')
  })

  it('prefetches a post and its related posts', async () => {
    const client = queryClientWithPost(samplePost())
    expect(await prefetch('/blog/post-1', client)).toEqual({ status: 200 })
    expect(client.getQueryData(relatedPosts(samplePostCard(1)).queryKey)).toHaveLength(2)
  })

  it('responds with 404 to unknown and malformed slugs [POST-6]', async () => {
    const client = createTestQueryClient()
    const slugs = ['unknown', '%00', '%F0%9F%98%80', '..%2F..%2Fetc', "'%20or%20''='", '%3Cscript%3E', 'x'.repeat(900)]
    for (const slug of slugs) {
      const text = decodeURIComponent(slug)
      // Only a well-formed slug is looked up in the database.
      if (slug === 'unknown') {
        client.setQueryData(postBySlug(text).queryKey, null)
        client.setQueryData(slugRedirect(text).queryKey, null)
        client.setQueryData(isDeletedSlug(text).queryKey, false)
      }
      expect(await prefetch(`/blog/${slug}`, client)).toEqual({ status: 404 })
    }
  })

  it('redirects the former slug of a post to its current one', async () => {
    const client = createTestQueryClient()
    client.setQueryData(postBySlug('old').queryKey, null)
    client.setQueryData(slugRedirect('old').queryKey, 'new')
    client.setQueryData(isDeletedSlug('old').queryKey, false)
    expect(await prefetch('/blog/old', client)).toEqual({ status: 301, redirect: '/blog/new' })
  })

  it('responds with 410 to a deleted post', async () => {
    const client = createTestQueryClient()
    client.setQueryData(postBySlug('deleted').queryKey, null)
    client.setQueryData(slugRedirect('deleted').queryKey, null)
    client.setQueryData(isDeletedSlug('deleted').queryKey, true)
    expect(await prefetch('/blog/deleted', client)).toEqual({ status: 410 })
  })
})

import { connect } from '@fortnight/supabase/client'
import {
  isDeletedSlug,
  postBySlug,
  publishedCategories,
  publishedPosts,
  slugRedirect,
  relatedPosts,
} from '@fortnight/supabase/posts/queries'
import {
  addPostsToCache,
  samplePostCard,
  queryClientWithPosts,
  queryClientWithPost,
  createTestQueryClient,
  samplePost,
} from './renderBlog.testing.tsx'
import { prefetchBlog } from './prefetchBlog.ts'

const at = (address: string, client = createTestQueryClient()) =>
  prefetchBlog(new URL(address, 'https://fortnight.example'), client)

// Nothing answers here: what is not in the cache already cannot be had.
beforeAll(() => connect({ url: 'http://127.0.0.1:9', key: 'none' }))

describe('prefetchBlog', () => {
  it('leaves the addresses of other pages alone', async () => {
    for (const path of ['/', '/blogs', '/pricing', '/blog/a/b']) expect(await at(path)).toBeUndefined()
  })

  it('has ready what the address of the list asks for', async () => {
    const client = queryClientWithPosts([samplePostCard(1)])
    addPostsToCache(client, [samplePostCard(2)], { q: 'scope', category: 'Technical', page: 2 }, 2, 13)
    expect(await at('/blog?page=2&category=Technical&q=scope', client)).toEqual({ status: 200 })
    expect(await at('/blog?unknown=1', client)).toEqual({ status: 200 })
    expect(client.getQueryData(publishedCategories().queryKey)).toHaveLength(2)
  })

  it('answers that it is unavailable when the database does not answer [BLOG-8]', async () => {
    const client = createTestQueryClient()
    expect(await at('/blog', client)).toEqual({ status: 503 })
    expect(client.getQueryState(publishedPosts().queryKey)?.status).toBe('error')
    expect(await at('/blog/post-1', client)).toEqual({ status: 503 })
    expect(client.getQueryState(postBySlug('post-1').queryKey)?.status).toBe('error')
  })

  it('has a post and its relatives ready', async () => {
    const client = queryClientWithPost(samplePost())
    expect(await at('/blog/post-1', client)).toEqual({ status: 200 })
    expect(client.getQueryData(relatedPosts(samplePostCard(1)).queryKey)).toHaveLength(2)
  })

  it('answers 404 for an unknown slug, however it is written [POST-6]', async () => {
    const client = createTestQueryClient()
    const hostile = [
      'nothing',
      '%00',
      '%F0%9F%98%80',
      '..%2F..%2Fetc',
      "'%20or%20''='",
      '%3Cscript%3E',
      'x'.repeat(900),
    ]
    for (const slug of hostile) {
      const text = decodeURIComponent(slug)
      // A well-formed slug asks the database, which knows it not.
      if (slug === 'nothing') {
        client.setQueryData(postBySlug(text).queryKey, null)
        client.setQueryData(slugRedirect(text).queryKey, null)
        client.setQueryData(isDeletedSlug(text).queryKey, false)
      }
      expect(await at(`/blog/${slug}`, client)).toEqual({ status: 404 })
    }
  })

  it('leads from the former address of a post to its present one', async () => {
    const client = createTestQueryClient()
    client.setQueryData(postBySlug('old').queryKey, null)
    client.setQueryData(slugRedirect('old').queryKey, 'new')
    client.setQueryData(isDeletedSlug('old').queryKey, false)
    expect(await at('/blog/old', client)).toEqual({ status: 301, redirect: '/blog/new' })
  })

  it('answers 410 for a post that has been deleted', async () => {
    const client = createTestQueryClient()
    client.setQueryData(postBySlug('deleted').queryKey, null)
    client.setQueryData(slugRedirect('deleted').queryKey, null)
    client.setQueryData(isDeletedSlug('deleted').queryKey, true)
    expect(await at('/blog/deleted', client)).toEqual({ status: 410 })
  })
})

import {
  adminPostCategories,
  adminPosts,
  postById,
  slugAvailability,
  type StoredPost,
} from '../../src/posts/adminQueries.ts'
import { createPost, deletePosts, restorePosts, setPostsPublished, updatePost } from '../../src/posts/adminMutations.ts'
import { EditConflict } from '../../src/core/editConflict.ts'
import { postBySlug } from '../../src/posts/queries.ts'
import { requestAsService } from '../support/api.ts'
import { createPostWithSlug, postValues, queryClient, runMutation, writeAsAdmin } from './writePosts.ts'

const filter = { q: '', category: '', state: '', sort: 'newest', page: 1 }
const listPosts = async (change: object) => {
  queryClient.clear()
  const { posts, total } = await queryClient.query(adminPosts({ ...filter, ...change }))
  return { total, slugs: posts.map(({ slug }) => slug) }
}

writeAsAdmin()

describe('the list of all posts', () => {
  beforeAll(async () => {
    await createPostWithSlug('list-a', { title: 'Quagga 50%_off', publish_date: '2093-03-01' })
    await createPostWithSlug('list-b', {
      excerpt: 'a quagga in the excerpt',
      published: false,
      publish_date: '2093-02-01',
    })
    await createPostWithSlug('list-c', { content: 'quagga in the text only', tags: ['quagga'] })
    await createPostWithSlug('list-d', {
      title: 'Quagga later',
      publish_at: '2093-01-01T00:00:00Z',
      category: 'Technical',
    })
  })

  it('includes drafts and is searched in title and excerpt [ADMIN-BLOG-1] [ADMIN-BLOG-5]', async () => {
    expect(await listPosts({ q: 'QUAGGA' })).toEqual({ total: 3, slugs: ['list-a', 'list-b', 'list-d'] })
    expect(await listPosts({ q: '50%_off' })).toEqual({ total: 1, slugs: ['list-a'] })
    expect(await listPosts({ q: 'quagg_' })).toEqual({ total: 0, slugs: [] })
  })

  it('is filtered by category and state, sorted and paged by the database', async () => {
    expect((await listPosts({ q: 'quagga', state: 'draft' })).slugs).toEqual(['list-b'])
    expect((await listPosts({ q: 'quagga', state: 'scheduled' })).slugs).toEqual(['list-d'])
    expect((await listPosts({ q: 'quagga', state: 'published' })).slugs).toEqual(['list-a'])
    expect((await listPosts({ q: 'quagga', category: 'Technical' })).slugs).toEqual(['list-d'])
    expect((await listPosts({ q: 'quagga', sort: 'oldest' })).slugs).toEqual(['list-d', 'list-b', 'list-a'])
    expect((await listPosts({ q: 'quagga', sort: 'title' })).slugs).toEqual(['list-b', 'list-a', 'list-d'])
    expect((await listPosts({ q: 'quagga', page: 99 })).total).toBe(3)
    expect(await queryClient.query(adminPostCategories())).toEqual(expect.arrayContaining(['General', 'Technical']))
  })
})

describe('saving a post', () => {
  it('rejects an update from a stale version', async () => {
    const { id, updated_at } = await createPostWithSlug('conflict')
    await requestAsService(`blog_posts?id=eq.${id}`, { method: 'PATCH', body: { title: 'Theirs' } })
    const staleUpdate = { ...postValues('conflict', { title: 'Mine' }), id, updated_at }
    const error = await runMutation(updatePost(), staleUpdate).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(EditConflict)
    const { theirs } = error as EditConflict<StoredPost>
    expect(theirs.title).toBe('Theirs')
    expect((await queryClient.query(postById(id)))?.title).toBe('Theirs')
    expect((await runMutation(updatePost(), { ...staleUpdate, updated_at: theirs.updated_at })).title).toBe('Mine')
  })

  it('rejects a slug in use and suggests another [ADMIN-BLOG-19]', async () => {
    const { id } = await createPostWithSlug('taken')
    await createPostWithSlug('taken-2')
    expect(await queryClient.query(slugAvailability('taken', undefined))).toEqual({
      isTaken: true,
      suggestion: 'taken-3',
    })
    expect(await queryClient.query(slugAvailability('taken', id))).toEqual({ isTaken: false, suggestion: 'taken' })
    await expect(createPostWithSlug('taken')).rejects.toMatchObject({ code: '23505' })
  })

  it.each([
    ['image_url', 'javascript:alert(1)'],
    ['image_url', 'data:image/png;base64,AAAA'],
    ['image_url', '//elsewhere.example/a.png'],
    ['image_url', ' javascript:alert(1)'],
    ['og_image_url', 'JaVaScRiPt:alert(1)'],
    ['canonical_url', 'javascript:alert(1)'],
    ['canonical_url', 'data:text/html,x'],
  ])('rejects a %s of %s in the database as well [ADMIN-BLOG-17] [ADMIN-BLOG-18]', async (field, value) => {
    await expect(createPostWithSlug('hostile', { [field]: value })).rejects.toThrow(/check constraint/)
  })

  it('stores every field of a post for the public page [ENT-4]', async () => {
    const all = postValues('every-field', {
      tags: ['one', 'two, three'],
      publish_at: '2025-01-02T03:04:00+00:00',
      meta_title: 'Meta',
      meta_description: 'Description',
      og_image_url: 'https://example.com/og.png',
      canonical_url: 'https://example.com/first',
      focus_keyword: 'keyword',
      schema_type: 'TechArticle',
    })
    const stored = await runMutation(createPost(), all)
    expect(stored).toEqual({ ...all, id: expect.any(String) as string, updated_at: expect.any(String) as string })
    const { published: _published, publish_at: _publishAt, ...shown } = all
    expect(await queryClient.query(postBySlug('every-field'))).toMatchObject(shown)
  })

  it('reads no post for a malformed id', async () => {
    expect(await queryClient.query(postById('new'))).toBeNull()
  })
})

describe('bulk actions on posts', () => {
  it('unpublish, publish, delete and restore posts unchanged', async () => {
    const ids = [(await createPostWithSlug('bulk-a')).id, (await createPostWithSlug('bulk-b')).id]
    await runMutation(setPostsPublished(), { ids, published: false })
    expect((await listPosts({ q: 'Post bulk', state: 'draft' })).total).toBe(2)
    await runMutation(setPostsPublished(), { ids, published: true })
    const deleted = await runMutation(deletePosts(), ids)
    expect((await listPosts({ q: 'Post bulk' })).total).toBe(0)
    await runMutation(restorePosts(), deleted)
    const restored = await queryClient.query(postById(ids[0]!))
    expect(restored).toEqual(deleted.find(({ id }) => id === ids[0]))
  })
})

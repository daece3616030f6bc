import { adminPostCategories, adminPosts, postById, slugAvailability, type StoredPost } from '../../src/posts/adminQueries.ts'
import { createPost, deletePosts, restorePosts, setPostsPublished, updatePost } from '../../src/posts/adminMutations.ts'
import { EditConflict } from '../../src/core/editConflict.ts'
import { postBySlug } from '../../src/posts/queries.ts'
import { requestAsService } from '../support/api.ts'
import { create, queries, run, values, writeAsAdmin } from './writePosts.ts'

const filter = { q: '', category: '', state: '', sort: 'newest', page: 1 }
const list = async (change: object) => {
  queries.clear()
  const { posts, total } = await queries.fetchQuery(adminPosts({ ...filter, ...change }))
  return { total, slugs: posts.map(({ slug }) => slug) }
}

writeAsAdmin()

describe('the list of all posts', () => {
  beforeAll(async () => {
    await create('list-a', { title: 'Quagga 50%_off', publish_date: '2093-03-01' })
    await create('list-b', { excerpt: 'a quagga in the excerpt', published: false, publish_date: '2093-02-01' })
    await create('list-c', { content: 'quagga in the text only', tags: ['quagga'] })
    await create('list-d', { title: 'Quagga later', publish_at: '2093-01-01T00:00:00Z', category: 'Technical' })
  })

  it('has drafts too, and is searched in title and excerpt [ADMIN-BLOG-1] [ADMIN-BLOG-5]', async () => {
    expect(await list({ q: 'QUAGGA' })).toEqual({ total: 3, slugs: ['list-a', 'list-b', 'list-d'] })
    expect(await list({ q: '50%_off' })).toEqual({ total: 1, slugs: ['list-a'] })
    expect(await list({ q: 'quagg_' })).toEqual({ total: 0, slugs: [] })
  })

  it('is narrowed by category and state, sorted and paged by the database', async () => {
    expect((await list({ q: 'quagga', state: 'draft' })).slugs).toEqual(['list-b'])
    expect((await list({ q: 'quagga', state: 'scheduled' })).slugs).toEqual(['list-d'])
    expect((await list({ q: 'quagga', state: 'published' })).slugs).toEqual(['list-a'])
    expect((await list({ q: 'quagga', category: 'Technical' })).slugs).toEqual(['list-d'])
    expect((await list({ q: 'quagga', sort: 'oldest' })).slugs).toEqual(['list-d', 'list-b', 'list-a'])
    expect((await list({ q: 'quagga', sort: 'title' })).slugs).toEqual(['list-b', 'list-a', 'list-d'])
    expect((await list({ q: 'quagga', page: 99 })).total).toBe(3)
    expect(await queries.fetchQuery(adminPostCategories())).toEqual(expect.arrayContaining(['General', 'Technical']))
  })
})

describe('saving', () => {
  it('stores nothing over what somebody else has saved since', async () => {
    const { id, updated_at } = await create('conflict')
    await requestAsService(`blog_posts?id=eq.${id}`, { method: 'PATCH', body: { title: 'Theirs' } })
    const mine = { ...values('conflict', { title: 'Mine' }), id, updated_at }
    const error = await run(updatePost(), mine).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(EditConflict)
    const { theirs } = error as EditConflict<StoredPost>
    expect(theirs.title).toBe('Theirs')
    expect((await queries.fetchQuery(postById(id)))?.title).toBe('Theirs')
    expect((await run(updatePost(), { ...mine, updated_at: theirs.updated_at })).title).toBe('Mine')
  })

  it('refuses a second post at one address, and offers another [ADMIN-BLOG-19]', async () => {
    const { id } = await create('taken')
    await create('taken-2')
    expect(await queries.fetchQuery(slugAvailability('taken', undefined))).toEqual({
      isTaken: true,
      suggestion: 'taken-3',
    })
    expect(await queries.fetchQuery(slugAvailability('taken', id))).toEqual({ isTaken: false, suggestion: 'taken' })
    await expect(create('taken')).rejects.toMatchObject({ code: '23505' })
  })

  it.each([
    ['image_url', 'javascript:alert(1)'],
    ['image_url', 'data:image/png;base64,AAAA'],
    ['image_url', '//elsewhere.example/a.png'],
    ['image_url', ' javascript:alert(1)'],
    ['og_image_url', 'JaVaScRiPt:alert(1)'],
    ['canonical_url', 'javascript:alert(1)'],
    ['canonical_url', 'data:text/html,x'],
  ])('refuses a %s of %s in the database as well [ADMIN-BLOG-17] [ADMIN-BLOG-18]', async (field, value) => {
    await expect(create('hostile', { [field]: value })).rejects.toThrow(/check constraint/)
  })

  it('keeps every field of a post, and gives it to the public page [ENT-4]', async () => {
    const all = values('every-field', {
      tags: ['one', 'two, three'],
      publish_at: '2025-01-02T03:04:00+00:00',
      meta_title: 'Meta',
      meta_description: 'Description',
      og_image_url: 'https://example.com/og.png',
      canonical_url: 'https://example.com/first',
      focus_keyword: 'keyword',
      schema_type: 'TechArticle',
    })
    const stored = await run(createPost(), all)
    expect(stored).toEqual({ ...all, id: expect.any(String), updated_at: expect.any(String) })
    const { published: _published, publish_at: _moment, ...shown } = all
    expect(await queries.fetchQuery(postBySlug('every-field'))).toMatchObject(shown)
  })

  it('reads no post for an address that holds no id', async () => {
    expect(await queries.fetchQuery(postById('new'))).toBeNull()
  })
})

describe('several posts at a time', () => {
  it('are published, made drafts, deleted and brought back as they were', async () => {
    const ids = [(await create('bulk-a')).id, (await create('bulk-b')).id]
    await run(setPostsPublished(), { ids, published: false })
    expect((await list({ q: 'Post bulk', state: 'draft' })).total).toBe(2)
    await run(setPostsPublished(), { ids, published: true })
    const deleted = await run(deletePosts(), ids)
    expect((await list({ q: 'Post bulk' })).total).toBe(0)
    await run(restorePosts(), deleted)
    const back = await queries.fetchQuery(postById(ids[0]!))
    expect(back).toEqual(deleted.find(({ id }) => id === ids[0]))
  })
})

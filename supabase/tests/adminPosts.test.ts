import { type MutationOptions, QueryClient } from '@tanstack/react-query'
import { auth, connect } from '@fortnight/supabase/client'
import { deletePosts, restorePosts, setPostsPublished } from '../src/adminPostChanges.ts'
import {
  adminPostCategories,
  adminPosts,
  postById,
  PostConflict,
  type PostInput,
  type PostValues,
  savePost,
  slugChoice,
} from '../src/adminPosts.ts'
import { createPreview, previewedPost, previewsOf, revokePreview } from '../src/postPreviews.ts'
import { postBySlug } from '../src/posts.ts'
import { revisedPost, revisionsOf } from '../src/postRevisions.ts'
import { as, database, remove, service } from './actors.ts'

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } })

function run<Data, Input>(options: MutationOptions<Data, Error, Input>, input: Input) {
  return queries.getMutationCache().build(queries, options).execute(input)
}

const author = 'Editor Tester'
const values = (slug: string, rest: Partial<PostValues> = {}): PostValues => ({
  slug,
  title: `Post ${slug}`,
  excerpt: 'About it',
  content: 'Text',
  category: 'General',
  tags: ['one'],
  author,
  read_time: '5 min read',
  publish_date: '2093-01-01',
  publish_at: null,
  image_url: 'https://example.com/a.png',
  published: true,
  meta_title: null,
  meta_description: null,
  og_image_url: null,
  canonical_url: null,
  focus_keyword: null,
  schema_type: 'Article',
  ...rest,
})
const create = (slug: string, rest?: Partial<PostValues>) => run(savePost(), values(slug, rest) as PostInput)
const filter = { q: '', category: '', state: '', sort: 'newest', page: 1 }
const list = async (change: object) => {
  queries.clear()
  const { posts, total } = await queries.fetchQuery(adminPosts({ ...filter, ...change }))
  return { total, slugs: posts.map(({ slug }) => slug) }
}

beforeAll(async () => {
  connect({ url: database.url, key: database.publishableKey })
  await (await auth()).signInWithPassword({ email: 'admin@fortnight.example', password: 'fortnight-admin' })
})
afterAll(() => remove(`blog_posts?author=eq.${encodeURIComponent(author)}`))

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
    await service(`blog_posts?id=eq.${id}`, { method: 'PATCH', body: { title: 'Theirs' } })
    const mine = { ...values('conflict', { title: 'Mine' }), id, updated_at }
    const error = await run(savePost(), mine).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(PostConflict)
    const { theirs } = error as PostConflict
    expect(theirs.title).toBe('Theirs')
    expect((await queries.fetchQuery(postById(id)))?.title).toBe('Theirs')
    expect((await run(savePost(), { ...mine, updated_at: theirs.updated_at })).title).toBe('Mine')
  })

  it('refuses a second post at one address, and offers another [ADMIN-BLOG-19]', async () => {
    const { id } = await create('taken')
    await create('taken-2')
    expect(await queries.fetchQuery(slugChoice('taken', undefined))).toEqual({ isTaken: true, suggestion: 'taken-3' })
    expect(await queries.fetchQuery(slugChoice('taken', id))).toEqual({ isTaken: false, suggestion: 'taken' })
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

describe('revisions of a post', () => {
  it('are every saved state, with who saved and what changed, and outlive a deletion', async () => {
    const { id, updated_at } = await create('revised')
    await run(savePost(), { ...values('revised', { title: 'Second', content: 'New' }), id, updated_at })
    await service(`blog_posts?id=eq.${id}`, { method: 'PATCH', body: { title: 'Second' } })
    const revisions = await queries.fetchQuery(revisionsOf(id))
    expect(revisions.map(({ changed_fields }) => changed_fields)).toEqual([['content', 'title'], []])
    expect(revisions[0]?.saved_by).toEqual(expect.any(String))
    expect(await queries.fetchQuery(revisedPost(revisions[1]!.id))).toMatchObject({ title: 'Post revised', id })
    const deleted = await run(deletePosts(), [id])
    await run(restorePosts(), deleted)
    queries.clear()
    expect(await queries.fetchQuery(revisionsOf(id))).toHaveLength(3)
  })
})

describe('a preview link', () => {
  const visit = async (link: string) =>
    (await as('visitor', 'rpc/previewed_post', { method: 'POST', body: { link } })).rows
  const link = async (postId: string) => {
    await run(createPreview(), postId)
    queries.clear()
    return (await queries.fetchQuery(previewsOf(postId)))[0]!
  }

  it('shows one draft to whoever has it, for a week, until it is revoked', async () => {
    const { id } = await create('previewed', { published: false })
    const { token, expires_at } = await link(id)
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    const days = (Date.parse(expires_at) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
    expect((await visit(token)).map(({ slug }) => slug)).toEqual(['previewed'])
    expect(await queries.fetchQuery(previewedPost(token))).toMatchObject({ slug: 'previewed' })
    expect(await queries.fetchQuery(postBySlug('previewed'))).toBeNull()
    expect(await visit('*')).toEqual([])
    await run(revokePreview(), token)
    expect(await visit(token)).toEqual([])
  })

  it('ends after its time, and has no way to a longer one', async () => {
    const { id } = await create('previewed-late', { published: false })
    const { token } = await link(id)
    const change = (body: object) => service(`post_previews?token=eq.${token}`, { method: 'PATCH', body })
    await expect(change({ expires_at: '2099-01-01T00:00:00Z' })).rejects.toThrow(/check constraint/)
    await change({ created_at: '2025-01-01T00:00:00Z', expires_at: '2025-01-02T00:00:00Z' })
    expect(await visit(token)).toEqual([])
    const forged = { post_id: id, created_at: '2098-01-01T00:00:00Z', expires_at: '2098-01-02T00:00:00Z' }
    expect((await as('admin', 'post_previews', { method: 'POST', body: forged })).code).toBe('42501')
  })
})

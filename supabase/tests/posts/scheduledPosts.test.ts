import { QueryClient } from '@tanstack/react-query'
import { connect } from '@fortnight/supabase/client'
import { latestPosts } from '../../src/posts/latestPosts.ts'
import { postBySlug, publishedCategories, publishedPosts, relatedPosts } from '../../src/posts/queries.ts'
import { requestAs, database, insertRows, deleteRows, requestAsService } from '../support/api.ts'

const searchTerm = 'Scheduleville'
const url = 'https://example.com/a.png'
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } })
const hourMs = 3_600_000
const inAnHour = () => new Date(Date.now() + hourMs).toISOString()
const anHourAgo = () => new Date(Date.now() - hourMs).toISOString()

const post = (slug: string, rest: object) => ({
  id: crypto.randomUUID(),
  slug,
  title: `${searchTerm} ${slug}`,
  excerpt: 'About it',
  image_url: url,
  publish_date: '2095-01-01',
  category: 'Education',
  ...rest,
})
const later = post('schedule-later', { publish_at: inAnHour() })
const past = post('schedule-past', { publish_at: anHourAgo() })
const all = `blog_posts?slug=like.schedule-*`
const contentState = async () => (await requestAs('visitor', 'rpc/content_state', { method: 'POST', body: {} })).body

/** Schedules the later post so soon that a test can wait for it, and returns the content state before it is due. */
async function scheduleSoon() {
  for (let delayMs = 500; ; delayMs *= 2) {
    const dueAt = Date.now() + delayMs
    const body = { publish_at: new Date(dueAt).toISOString() }
    await requestAsService(`blog_posts?id=eq.${later.id}`, { method: 'PATCH', body })
    const state = await contentState()
    if (Date.now() < dueAt) return state
  }
}

beforeAll(async () => {
  connect({ url: database.url, key: database.publishableKey })
  await insertRows('blog_posts', [later, past])
})
beforeEach(() => queryClient.clear())
afterAll(() => deleteRows(all))

describe('a scheduled post', () => {
  it('is visible to admins only until its time, and to everyone afterwards', async () => {
    const slugs = async (actor: 'visitor' | 'client' | 'admin') =>
      (await requestAs(actor, `${all}&select=slug&order=slug`)).rows.map(({ slug }) => slug)
    expect(await slugs('visitor')).toEqual(['schedule-past'])
    expect(await slugs('client')).toEqual(['schedule-past'])
    expect(await slugs('admin')).toEqual(['schedule-later', 'schedule-past'])
  })

  it('is missing in every public list until its time, for admins as well', async () => {
    const { posts, total } = await queryClient.query(publishedPosts({ q: searchTerm }))
    expect([total, ...posts.map(({ slug }) => slug)]).toEqual([1, 'schedule-past'])
    expect(await queryClient.query(postBySlug('schedule-later'))).toBeNull()
    expect(await queryClient.query(postBySlug('schedule-past'))).toMatchObject({ title: past.title })
    expect((await queryClient.query(latestPosts())).map(({ slug }) => slug)).not.toContain('schedule-later')
    const related = await queryClient.query(relatedPosts({ category: 'Education', slug: 'schedule-past' }))
    expect(related.map(({ slug }) => slug)).not.toContain('schedule-later')
    const search = { searched: `*${searchTerm}*` }
    const { rows } = await requestAs('admin', 'rpc/blog_page', { method: 'POST', body: search })
    expect(rows.map(({ slug }) => slug)).toEqual(['schedule-past'])
    const due = 'publish_at.is.null,publish_at.lte.now'
    const duePosts = await requestAs('admin', `${all}&published=eq.true&or=(${due})&select=slug`)
    expect(duePosts.rows.map(({ slug }) => slug)).toEqual(['schedule-past'])
  })

  it('does not hide the category of a public post', async () => {
    await requestAsService(all, { method: 'PATCH', body: { category: 'Education' } })
    expect(await queryClient.query(publishedCategories())).toContain('Education')
  })

  it('changes content_state when it becomes due, and no state ever returns', async () => {
    const seen = new Set([await contentState()])
    const before = await scheduleSoon()
    expect(seen).not.toContain(before)
    seen.add(before)
    const deadline = Date.now() + 15_000
    let now = await contentState()
    while (now === before && Date.now() < deadline) now = await contentState()
    expect(seen).not.toContain(now)
    seen.add(now)
    await requestAsService(`blog_posts?id=eq.${later.id}`, { method: 'PATCH', body: { published: false } })
    expect(seen).not.toContain(await contentState())
  })

  it('leaves no deleted slug when it is deleted before its time', async () => {
    const hidden = post('schedule-hidden', { publish_at: inAnHour() })
    await insertRows('blog_posts', hidden)
    await deleteRows(`blog_posts?id=eq.${hidden.id}`)
    expect((await requestAs('visitor', 'deleted_slugs?slug=eq.schedule-hidden')).rows).toEqual([])
  })
})

describe('undoing the deletion of a post', () => {
  it('restores the redirects of the post', async () => {
    const row = post('schedule-first', {})
    await insertRows('blog_posts', row)
    await requestAs('admin', `blog_posts?id=eq.${row.id}`, { method: 'PATCH', body: { slug: 'schedule-second' } })
    await requestAs('admin', `blog_posts?id=eq.${row.id}`, { method: 'DELETE' })
    const redirects = async () =>
      (await requestAs('visitor', `slug_redirects?post_id=eq.${row.id}&select=from_slug`)).rows
    expect(await redirects()).toEqual([])
    await requestAs('admin', 'blog_posts', { method: 'POST', body: { ...row, slug: 'schedule-second' } })
    expect(await redirects()).toEqual([{ from_slug: 'schedule-first' }])
    expect((await requestAs('visitor', 'deleted_slugs?slug=like.schedule-*')).rows).toEqual([])
  })
})

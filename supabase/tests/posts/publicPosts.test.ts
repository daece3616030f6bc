import { QueryClient } from '@tanstack/react-query'
import { auth, connect } from '@fortnight/supabase/client'
import { latestPosts } from '../../src/posts/latestPosts.ts'
import { postBySlug, publishedCategories, publishedPosts, slugRedirect, relatedPosts } from '../../src/posts/queries.ts'
import { database, insertRows, deleteRows, requestAsService } from '../support/api.ts'

// 27 posts of one author, to tell them from the rows of other tests. Number 27 is the newest, and a draft.
const searchTerm = 'Zanzibar'
const author = 'Page Tester'
const numbers = Array.from({ length: 27 }, (_, index) => index + 1)
const special = `50%_off, (a "quoted" 'b') \\ [c] *d* eq.5`
const slugOf = (number: number) => `page-test-${number}`
const post = (number: number) => ({
  slug: slugOf(number),
  title: number === 3 ? `${searchTerm} ${special}` : `Post ${number}`,
  excerpt: number % 2 ? `About ${searchTerm}` : 'About nothing',
  tags: number === 4 ? ['One', `${searchTerm} tag`] : ['One'],
  category: number > 24 ? 'Future Trends' : 'Technical',
  publish_date: `2090-01-${String(number).padStart(2, '0')}`,
  content: number === 6 ? `${searchTerm} in the text only` : 'Text',
  published: number !== 27,
  image_url: '/images/posts/x.svg',
  author,
})

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } })
const search = async (filter: Parameters<typeof publishedPosts>[0]) => {
  const { posts, ...rest } = await queryClient.query(publishedPosts(filter))
  return { ...rest, slugs: posts.map(({ slug }) => slug) }
}

beforeAll(() => insertRows('blog_posts', numbers.map(post)))
beforeEach(() => {
  connect({ url: database.url, key: database.publishableKey })
  queryClient.clear()
})
afterAll(() => deleteRows(`blog_posts?author=eq.${encodeURIComponent(author)}`))

describe.each(['a visitor', 'an admin'])('the blog for %s', (caller) => {
  beforeAll(async () => {
    const admin = { email: 'admin@fortnight.example', password: 'fortnight-admin' }
    if (caller === 'an admin') await (await auth()).signInWithPassword(admin)
  })

  it('lists published posts, newest first, 12 per page [BLOG-6]', async () => {
    const first = await search({})
    expect(first).toMatchObject({ page: 1, slugs: [26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15].map(slugOf) })
    expect(first.pages).toBe(Math.ceil(first.total / 12))
    expect((await search({ page: 2 })).slugs[0]).toBe(slugOf(14))
    expect((await search({ page: first.pages })).slugs).not.toHaveLength(0)
  })

  it('returns the last page for pages past the end', async () => {
    const lastPage = await search({ q: searchTerm, page: 99_999 })
    expect(lastPage).toMatchObject({ total: 14, page: 2, pages: 2, slugs: [3, 1].map(slugOf) })
    expect(await search({ q: searchTerm, page: 2 })).toEqual(lastPage)
  })

  it('finds text in title, excerpt and tags, ignoring case [BLOG-1]', async () => {
    const oddNumbers = numbers.filter((number) => number % 2 && number < 27)
    const expected = [...oddNumbers, 4].sort((a, b) => b - a).map(slugOf)
    for (const q of [searchTerm, searchTerm.toUpperCase(), ` ${searchTerm.toLowerCase()} `]) {
      expect(await search({ q })).toMatchObject({ total: 14, page: 1, pages: 2, slugs: expected.slice(0, 12) })
    }
  })

  it('finds text within a category [BLOG-2]', async () => {
    expect(await search({ q: searchTerm, category: 'Future Trends' })).toMatchObject({ total: 1, slugs: [slugOf(25)] })
    expect((await search({ category: 'Future Trends' })).slugs.slice(0, 2)).toEqual([26, 25].map(slugOf))
  })

  it.each([
    ...['%', '_', '%_', ',', '(a', ')', '"quoted"', "'b'", '\\', '[c]', '*d*', '*', 'eq.5', special],
    `${searchTerm} 50%_OFF, (a`,
  ])('searches for %s literally [BLOG-1]', async (q) => {
    const { total, slugs } = await search({ q, category: 'Technical' })
    expect(slugs).toContain(slugOf(3))
    // A wildcard would match every post.
    expect(total).toBeLessThan(12)
  })

  it.each(['eq.5', 'is.null', 'not.in.(1)', 'true', '2025', 'null', '{"a":1}', '["x"]', '\u0000', '{x}'])(
    'accepts a search for %j',
    async (q) => expect((await search({ q, category: 'Future Trends' })).page).toBe(1),
  )

  it('returns an empty page for searches without a match', async () => {
    const nothing = { total: 0, page: 1, pages: 1, slugs: [] }
    expect(await search({ q: `${searchTerm}%` })).toEqual(nothing)
    expect(await search({ category: 'Gossip' })).toEqual(nothing)
    expect(await search({ q: 'x'.repeat(5_000), page: 7 })).toEqual(nothing)
  })

  it('lists the categories that have posts', async () => {
    const categories = await queryClient.query(publishedCategories())
    expect(categories).toEqual([...new Set(categories)].sort())
    expect(categories).toEqual(expect.arrayContaining(['Future Trends', 'Technical']))
  })

  it('returns a published post by slug, but no draft [POST-7]', async () => {
    expect(await queryClient.query(postBySlug(slugOf(26)))).toMatchObject({ title: 'Post 26', content: 'Text' })
    expect(await queryClient.query(postBySlug(slugOf(27)))).toBeNull()
    expect((await search({})).slugs).not.toContain(slugOf(27))
  })

  it('returns null for an unknown slug, and throws other errors [POST-8]', async () => {
    for (const slug of ['no-such-post', 'Not A Slug', '../x', '\u0000', 'x'.repeat(300)]) {
      expect(await queryClient.query(postBySlug(slug))).toBeNull()
      expect(await queryClient.query(slugRedirect(slug))).toBeNull()
    }
    connect({ url: database.url, key: 'sb_publishable_unknown' })
    await expect(queryClient.query(postBySlug('another-post'))).rejects.toThrow('API key')
  })

  it('relates up to 3 other posts of the category [POST-2]', async () => {
    const related = async (number: number, category: string) =>
      (await queryClient.query(relatedPosts({ category, slug: slugOf(number) }))).map(({ slug }) => slug)
    expect(await related(23, 'Technical')).toEqual([24, 22, 21].map(slugOf))
    expect(await related(26, 'Future Trends')).not.toContain(slugOf(26))
  })

  it('returns the newest posts for the home page [HOME-12]', async () => {
    const latest = await queryClient.query(latestPosts())
    expect(latest.map(({ slug }) => slug)).toEqual([26, 25, 24].map(slugOf))
  })

  it('redirects from a former slug to the current one, except of a draft', async () => {
    const slug = `renamed-for-${caller.split(' ')[1]}`
    const rename = (from: string, body: object) =>
      requestAsService(`blog_posts?slug=eq.${from}`, { method: 'PATCH', body })
    await rename(slugOf(1), { slug })
    expect(await queryClient.query(slugRedirect(slugOf(1)))).toBe(slug)
    await rename(slug, { published: false })
    queryClient.clear()
    expect(await queryClient.query(slugRedirect(slugOf(1)))).toBeNull()
    await rename(slug, { slug: slugOf(1), published: true })
  })
})

import { QueryClient } from '@tanstack/react-query'
import { auth, connect } from '@fortnight/supabase/client'
import { allPartners } from '../../src/partners/queries.ts'
import {
  latestPosts,
  postBySlug,
  publishedCategories,
  publishedPosts,
  slugRedirect,
  relatedPosts,
} from '../../src/posts/queries.ts'
import { database, insertRows, deleteRows, requestAsService } from '../support/api.ts'

// 27 posts of one author, so that what other tests insert is told apart. Number 27 is the newest.
const words = 'Zanzibar'
const author = 'Page Tester'
const numbers = Array.from({ length: 27 }, (_, index) => index + 1)
const special = `50%_off, (a "quoted" 'b') \\ [c] *d* eq.5`
const slugOf = (number: number) => `page-test-${number}`
const post = (number: number) => ({
  slug: slugOf(number),
  title: number === 3 ? `${words} ${special}` : `Post ${number}`,
  excerpt: number % 2 ? `About ${words}` : 'About nothing',
  tags: number === 4 ? ['One', `${words} tag`] : ['One'],
  category: number > 24 ? 'Future Trends' : 'Technical',
  publish_date: `2090-01-${String(number).padStart(2, '0')}`,
  content: number === 6 ? `${words} in the text only` : 'Text',
  published: number !== 27,
  image_url: '/images/posts/x.svg',
  author,
})

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } })
const found = async (search: Parameters<typeof publishedPosts>[0]) => {
  const { posts, ...rest } = await queries.fetchQuery(publishedPosts(search))
  return { ...rest, slugs: posts.map(({ slug }) => slug) }
}

beforeAll(() => insertRows('blog_posts', numbers.map(post)))
beforeEach(() => {
  connect({ url: database.url, key: database.publishableKey })
  queries.clear()
})
afterAll(() => deleteRows(`blog_posts?author=eq.${encodeURIComponent(author)}`))

describe.each(['a visitor', 'an admin'])('the blog as %s gets it', (who) => {
  beforeAll(async () => {
    const admin = { email: 'admin@fortnight.example', password: 'fortnight-admin' }
    if (who === 'an admin') await (await auth()).signInWithPassword(admin)
  })

  it('lists published posts, the newest first, 12 a page [BLOG-6]', async () => {
    const first = await found({})
    expect(first).toMatchObject({ page: 1, slugs: [26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15].map(slugOf) })
    expect(first.pages).toBe(Math.ceil(first.total / 12))
    expect((await found({ page: 2 })).slugs[0]).toBe(slugOf(14))
    expect((await found({ page: first.pages })).slugs).not.toHaveLength(0)
  })

  it('gives the last page when there are not that many', async () => {
    const last = await found({ q: words, page: 99_999 })
    expect(last).toMatchObject({ total: 14, page: 2, pages: 2, slugs: [3, 1].map(slugOf) })
    expect(await found({ q: words, page: 2 })).toEqual(last)
  })

  it('finds words in title, excerpt and tags, whatever their case [BLOG-1]', async () => {
    const odd = numbers.filter((number) => number % 2 && number < 27)
    const expected = [...odd, 4].sort((a, b) => b - a).map(slugOf)
    for (const q of [words, words.toUpperCase(), ` ${words.toLowerCase()} `]) {
      expect(await found({ q })).toMatchObject({ total: 14, page: 1, pages: 2, slugs: expected.slice(0, 12) })
    }
  })

  it('finds them within a category [BLOG-2]', async () => {
    expect(await found({ q: words, category: 'Future Trends' })).toMatchObject({ total: 1, slugs: [slugOf(25)] })
    expect((await found({ category: 'Future Trends' })).slugs.slice(0, 2)).toEqual([26, 25].map(slugOf))
  })

  it.each([
    ...['%', '_', '%_', ',', '(a', ')', '"quoted"', "'b'", '\\', '[c]', '*d*', '*', 'eq.5', special],
    `${words} 50%_OFF, (a`,
  ])('takes %s as it is written [BLOG-1]', async (q) => {
    const { total, slugs } = await found({ q, category: 'Technical' })
    expect(slugs).toContain(slugOf(3))
    // Not every post: nothing in it stands for anything else.
    expect(total).toBeLessThan(12)
  })

  it.each(['eq.5', 'is.null', 'not.in.(1)', 'true', '2025', 'null', '{"a":1}', '["x"]', '\u0000', '{x}'])(
    'answers a search for %j',
    async (q) => expect((await found({ q, category: 'Future Trends' })).page).toBe(1),
  )

  it('finds nothing, and no error, where there is nothing', async () => {
    const nothing = { total: 0, page: 1, pages: 1, slugs: [] }
    expect(await found({ q: `${words}%` })).toEqual(nothing)
    expect(await found({ category: 'Gossip' })).toEqual(nothing)
    expect(await found({ q: 'x'.repeat(5_000), page: 7 })).toEqual(nothing)
  })

  it('offers the categories that have posts', async () => {
    const categories = await queries.fetchQuery(publishedCategories())
    expect(categories).toEqual([...new Set(categories)].sort())
    expect(categories).toEqual(expect.arrayContaining(['Future Trends', 'Technical']))
  })

  it('shows a published post, and a draft to nobody [POST-7]', async () => {
    expect(await queries.fetchQuery(postBySlug(slugOf(26)))).toMatchObject({ title: 'Post 26', content: 'Text' })
    expect(await queries.fetchQuery(postBySlug(slugOf(27)))).toBeNull()
    expect((await found({})).slugs).not.toContain(slugOf(27))
  })

  it('takes an unknown slug for no post, and any other failure for a failure [POST-8]', async () => {
    for (const slug of ['no-such-post', 'Not A Slug', '../x', '\u0000', 'x'.repeat(300)]) {
      expect(await queries.fetchQuery(postBySlug(slug))).toBeNull()
      expect(await queries.fetchQuery(slugRedirect(slug))).toBeNull()
    }
    connect({ url: database.url, key: 'sb_publishable_invented' })
    await expect(queries.fetchQuery(postBySlug('another-post'))).rejects.toThrow('API key')
  })

  it('relates up to 3 others of the same category [POST-2]', async () => {
    const related = async (number: number, category: string) =>
      (await queries.fetchQuery(relatedPosts({ category, slug: slugOf(number) }))).map(({ slug }) => slug)
    expect(await related(23, 'Technical')).toEqual([24, 22, 21].map(slugOf))
    expect(await related(26, 'Future Trends')).not.toContain(slugOf(26))
  })

  it('has the newest for the home page [HOME-12]', async () => {
    const latest = await queries.fetchQuery(latestPosts())
    expect(latest.map(({ slug }) => slug)).toEqual([26, 25, 24].map(slugOf))
  })

  it('leads from a former address to the present one, unless that is a draft', async () => {
    const slug = `renamed-for-${who.split(' ')[1]}`
    const rename = (from: string, body: object) =>
      requestAsService(`blog_posts?slug=eq.${from}`, { method: 'PATCH', body })
    await rename(slugOf(1), { slug })
    expect(await queries.fetchQuery(slugRedirect(slugOf(1)))).toBe(slug)
    await rename(slug, { published: false })
    queries.clear()
    expect(await queries.fetchQuery(slugRedirect(slugOf(1)))).toBeNull()
    await rename(slug, { slug: slugOf(1), published: true })
  })
})

it('partners come by name [CALL-7]', async () => {
  const names = (await queries.fetchQuery(allPartners())).map(({ name }) => name)
  expect(names).toEqual([...names].sort())
  expect(names).toContain('Keelhost')
})

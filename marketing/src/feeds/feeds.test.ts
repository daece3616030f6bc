/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import { validateXML } from 'xmllint-wasm'
import { connect, database } from '@fortnight/supabase/client'
import type { Endpoint } from '@fortnight/supabase/server/serverContract'
import { publicPaths } from '../layout/publicPaths.ts'
import { robots } from './robots.ts'
import { rss } from './rss.ts'
import { sitemap } from './sitemap.ts'

const origin = 'https://fortnight.example'
const schemaFolder = join(dirname(require.resolve('sitemap/package.json')), 'schema')

type Row = Record<string, unknown>

const samplePost = (number: number, rest: Row = {}): Row => ({
  slug: `post-${number}`,
  title: `Post ${number}`,
  excerpt: 'What it is about.',
  content: 'Read **on**.',
  category: 'General',
  tags: ['agents'],
  author: 'Fortnight Team',
  publish_date: '2025-09-01',
  updated_at: '2025-10-02T08:00:00+00:00',
  ...rest,
})

/** Mocks a database that returns at most a thousand of these posts per request. Returns the requested URLs. */
function mockDatabase(posts: Row[]) {
  const requestedUrls: URL[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = new URL(new Request(input, init).url)
    requestedUrls.push(url)
    const from = Number(url.searchParams.get('offset') ?? 0)
    const count = Math.min(Number(url.searchParams.get('limit') ?? 1_000), 1_000)
    return Promise.resolve(Response.json(posts.slice(from, from + count)))
  })
  return requestedUrls
}

async function get(endpoint: Endpoint) {
  const context = { db: await database(), origin, sendMail: () => Promise.reject(new Error('Feeds send no mail.')) }
  const response = await endpoint(new Request(`${origin}/`), context)
  return { headers: response.headers, text: await response.text() }
}

beforeAll(() => connect({ url: 'http://database.example', key: 'none' }))
afterEach(() => jest.restoreAllMocks())

describe('the sitemap', () => {
  it('lists pages and posts with their last update and is valid against its schema', async () => {
    mockDatabase([samplePost(1), samplePost(2, { updated_at: '2025-10-05T08:00:00+00:00' })])
    const { headers, text } = await get(sitemap)
    expect(headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
    expect(headers.get('Cache-Control')).toContain('s-maxage')
    const schema = readFileSync(join(schemaFolder, 'sitemap.xsd'), 'utf8')
    expect((await validateXML({ xml: text, schema })).errors).toEqual([])
    const { urlset } = new XMLParser().parse(text) as { urlset: { url: { loc: string; lastmod?: string }[] } }
    const lastUpdates = Object.fromEntries(urlset.url.map(({ loc, lastmod }) => [loc, lastmod]))
    expect(lastUpdates[`${origin}/blog/post-1`]).toBe('2025-10-02T08:00:00.000Z')
    expect(lastUpdates[`${origin}/blog`]).toBe('2025-10-05T08:00:00.000Z')
    for (const path of publicPaths) expect(lastUpdates).toHaveProperty([origin + path])
  })

  it('requests published posts only, a thousand at a time', async () => {
    const requestedUrls = mockDatabase(Array.from({ length: 2_001 }, (_, number) => samplePost(number)))
    const { text } = await get(sitemap)
    expect(text.match(/\/blog\/post-/g)).toHaveLength(2_001)
    expect(requestedUrls).toHaveLength(3)
    for (const { searchParams } of requestedUrls) expect(searchParams.get('published')).toBe('eq.true')
  })

  it('fails when the database does, instead of listing no posts', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ message: 'unreachable' }, { status: 503 }))
    await expect(get(sitemap)).rejects.toThrow()
  })
})

describe('the RSS feed', () => {
  async function expectChannel(text: string) {
    expect((await validateXML({ xml: text, normalization: 'c14n' })).valid).toBe(true)
    const document: unknown = new XMLParser({ ignoreAttributes: false }).parse(text)
    return (document as { rss: { channel: Row & { item: Row[] | Row } } }).rss.channel
  }

  it('contains the newest published posts with their full text', async () => {
    const requestedUrls = mockDatabase([samplePost(1), samplePost(2)])
    const { headers, text } = await get(rss)
    expect(headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8')
    expect(requestedUrls[0]!.searchParams.get('published')).toBe('eq.true')
    expect(requestedUrls[0]!.searchParams.get('order')).toBe('publish_date.desc,id.asc')
    const { item, ...channel } = await expectChannel(text)
    expect(channel).toMatchObject({ title: 'Fortnight blog', link: `${origin}/blog`, language: 'en' })
    expect(channel['atom:link']).toMatchObject({ '@_href': `${origin}/rss.xml`, '@_rel': 'self' })
    expect((item as Row[])[0]).toMatchObject({
      title: 'Post 1',
      link: `${origin}/blog/post-1`,
      pubDate: 'Mon, 01 Sep 2025 00:00:00 GMT',
      description: 'What it is about.',
      'dc:creator': 'Fortnight Team',
      'content:encoded': '<p>Read <strong>on</strong>.</p>',
      category: ['General', 'agents'],
    })
  })

  it('makes relative URLs in the text absolute', async () => {
    mockDatabase([
      samplePost(1, { content: '[a](/pricing) [b](https://elsewhere.example/) ![c](/images/posts/x.svg) `href="/x"`' }),
    ])
    const { text } = await get(rss)
    expect(text).toContain(`href="${origin}/pricing"`)
    expect(text).toContain(`src="${origin}/images/posts/x.svg"`)
    expect(text).toContain('href="https://elsewhere.example/"')
    expect(text).toContain('<code>href="/x"</code>')
  })

  it('shows title and excerpt as they were typed where a reader shows HTML [BLOG-9]', async () => {
    const typed = 'The <b> tag, R&D & "&amp;" <img src=x onerror=alert(1)>'
    mockDatabase([samplePost(1, { title: typed, excerpt: typed }), samplePost(2)])
    const { item } = await expectChannel((await get(rss)).text)
    const { title, description } = (item as Record<'title' | 'description', string>[])[0]!
    for (const html of [title, description]) {
      expect(new XMLParser().parse(`<body>${html}</body>`)).toEqual({ body: typed })
    }
  })

  it('stays well-formed and contains no scripts, whatever authors write', async () => {
    const hostile = ']]> ]]></item> <script>alert(1)</script> & \u0000\u0007\uFFFE \uD800 <b'
    mockDatabase([
      samplePost(1, { title: hostile, excerpt: hostile, content: hostile, author: hostile, tags: [hostile] }),
      samplePost(2, { content: '' }),
    ])
    const { text } = await get(rss)
    const { item } = await expectChannel(text)
    expect((item as Row[])[0]!.title).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp;')
    expect((item as Row[])[0]!['content:encoded']).not.toContain('<script')
    expect(text).toMatch(/^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD]*$/)
  })

  it('is empty without posts', async () => {
    mockDatabase([])
    expect((await expectChannel((await get(rss)).text)).item).toBeUndefined()
  })
})

describe('robots.txt', () => {
  it('disallows the pages behind sign-in and names the sitemap [META-5]', async () => {
    const { headers, text } = await get(robots)
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    const disallowedPaths = [
      '/admin',
      '/dashboard',
      '/profile/',
      '/project/',
      '/login',
      '/signup',
      '/reset-password',
      '/confirm-email',
    ]
    for (const path of disallowedPaths) {
      expect(text).toContain(`\nDisallow: ${path}\n`)
    }
    expect(text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`)
    expect(text).not.toMatch(/Disallow: \/(blog|pricing|partners)?\n/)
  })
})

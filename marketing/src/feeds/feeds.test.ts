/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { validateXML } from 'xmllint-wasm'
import { connect, database } from '@fortnight/supabase/client'
import type { Endpoint } from '@fortnight/supabase/server/serverContract'
import { robots } from './robots.ts'
import { rss } from './rss.ts'
import { sitemap } from './sitemap.ts'

const origin = 'https://fortnight.example'
const schemaFolder = join(dirname(require.resolve('sitemap/package.json')), 'schema')

type Row = Record<string, unknown>

const post = (number: number, rest: Row = {}): Row => ({
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

/** A database that holds these posts and serves at most a thousand of them at a time. */
function serve(posts: Row[]) {
  const asked: URL[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input))
    asked.push(url)
    const from = Number(url.searchParams.get('offset') ?? 0)
    const count = Math.min(Number(url.searchParams.get('limit') ?? 1_000), 1_000)
    return Response.json(posts.slice(from, from + count))
  })
  return asked
}

async function get(endpoint: Endpoint) {
  const context = { db: await database(), origin, sendMail: () => Promise.reject(new Error('Feeds send no mail.')) }
  const answer = await endpoint(new Request(`${origin}/`), context)
  return { headers: answer.headers, text: await answer.text() }
}

beforeAll(() => connect({ url: 'http://database.example', key: 'none' }))
afterEach(() => jest.restoreAllMocks())

describe('the sitemap', () => {
  it('lists pages and posts, with the day of their last change, as its schema wants it', async () => {
    serve([post(1), post(2, { updated_at: '2025-10-05T08:00:00+00:00' })])
    const { headers, text } = await get(sitemap)
    expect(headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
    expect(headers.get('Cache-Control')).toContain('s-maxage')
    const schema = readFileSync(join(schemaFolder, 'sitemap.xsd'), 'utf8')
    expect((await validateXML({ xml: text, schema })).errors).toEqual([])
    const { urlset } = new XMLParser().parse(text) as { urlset: { url: { loc: string; lastmod?: string }[] } }
    const found = Object.fromEntries(urlset.url.map(({ loc, lastmod }) => [loc, lastmod]))
    expect(found[`${origin}/blog/post-1`]).toBe('2025-10-02T08:00:00.000Z')
    expect(found[`${origin}/blog`]).toBe('2025-10-05T08:00:00.000Z')
    for (const path of [
      '/',
      '/pricing',
      '/partners',
      '/learn-how-it-works',
      '/ai-agent-use-cases',
      '/what-is-ai-agent',
    ]) {
      expect(found).toHaveProperty([origin + path])
    }
  })

  it('asks for published posts only, and reads on after a thousand', async () => {
    const asked = serve(Array.from({ length: 2_001 }, (_, number) => post(number)))
    const { text } = await get(sitemap)
    expect(text.match(/\/blog\/post-/g)).toHaveLength(2_001)
    expect(asked).toHaveLength(3)
    for (const { searchParams } of asked) expect(searchParams.get('published')).toBe('eq.true')
  })

  it('fails rather than tell search engines that there are no posts', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ message: 'away' }, { status: 503 }))
    await expect(get(sitemap)).rejects.toThrow()
  })
})

describe('the feed', () => {
  const parse = (text: string) => {
    expect(XMLValidator.validate(text)).toBe(true)
    return (new XMLParser({ ignoreAttributes: false }).parse(text) as { rss: { channel: Row & { item: Row[] | Row } } })
      .rss.channel
  }

  it('carries the newest published posts with their full text', async () => {
    const asked = serve([post(1), post(2)])
    const { headers, text } = await get(rss)
    expect(headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8')
    expect(asked[0]!.searchParams.get('published')).toBe('eq.true')
    expect(asked[0]!.searchParams.get('order')).toBe('publish_date.desc,id.asc')
    const { item, ...channel } = parse(text)
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

  it('makes addresses in the text absolute, and leaves those that are', async () => {
    serve([post(1, { content: '[a](/pricing) [b](https://elsewhere.example/) ![c](/images/posts/x.svg) `href="/x"`' })])
    const { text } = await get(rss)
    expect(text).toContain(`href="${origin}/pricing"`)
    expect(text).toContain(`src="${origin}/images/posts/x.svg"`)
    expect(text).toContain('href="https://elsewhere.example/"')
    expect(text).toContain('<code>href="/x"</code>')
  })

  it('stays well-formed whatever authors write, and runs nothing of it', async () => {
    const hostile = ']]> ]]></item> <script>alert(1)</script> & \u0000\u0007\uFFFE \uD800 <b'
    serve([
      post(1, { title: hostile, excerpt: hostile, content: hostile, author: hostile, tags: [hostile] }),
      post(2, { content: '' }),
    ])
    const { text } = await get(rss)
    const { item } = parse(text)
    expect((item as Row[])[0]!.title).toContain('<script>alert(1)</script> &')
    expect((item as Row[])[0]!['content:encoded']).not.toContain('<script')
    expect(text).toMatch(/^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD]*$/)
    const { valid } = await validateXML({ xml: text, normalization: 'c14n' })
    expect(valid).toBe(true)
  })

  it('exists before the first post does', async () => {
    serve([])
    expect(parse((await get(rss)).text).item).toBeUndefined()
  })
})

describe('robots.txt', () => {
  it('keeps search engines out of what is behind sign-in and names the sitemap [META-5]', async () => {
    const { headers, text } = await get(robots)
    expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    const closed = [
      '/admin',
      '/dashboard',
      '/profile/',
      '/project/',
      '/login',
      '/signup',
      '/reset-password',
      '/confirm-email',
    ]
    for (const path of closed) {
      expect(text).toContain(`\nDisallow: ${path}\n`)
    }
    expect(text).toContain(`\nSitemap: ${origin}/sitemap.xml\n`)
    expect(text).not.toMatch(/Disallow: \/(blog|pricing|partners)?\n/)
  })
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { XMLParser } from 'fast-xml-parser'
import { validateXML } from 'xmllint-wasm'
import { expect, test } from '../../support/fixtures.ts'

const sitemapPackage = createRequire(import.meta.url).resolve('sitemap/package.json')
const schema = readFileSync(join(dirname(sitemapPackage), 'schema/sitemap.xsd'), 'utf8')

type Sitemap = { urlset: { url: { loc: string; lastmod?: string }[] } }
type Feed = { rss: { channel: { item: { title: string; link: string; 'content:encoded': string }[] } } }

test('the sitemap matches its schema, and every URL in it responds with 200', async ({ request }) => {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toBe('application/xml; charset=utf-8')
  const xml = await response.text()
  expect((await validateXML({ xml, schema })).errors).toEqual([])
  const { urlset } = new XMLParser().parse(xml) as Sitemap
  const posts = urlset.url.filter(({ loc }) => loc.includes('/blog/'))
  expect(posts.length).toBeGreaterThanOrEqual(8)
  for (const { lastmod } of posts) expect(Date.parse(lastmod ?? '')).not.toBeNaN()
  for (const { loc } of urlset.url) {
    const page = await request.get(loc, { maxRedirects: 0 })
    expect([loc, page.status()]).toEqual([loc, 200])
    expect(page.headers()['x-robots-tag']).toBeUndefined()
  }
})

test('the RSS feed is well-formed and contains whole posts with absolute links', async ({ request }) => {
  const response = await request.get('/rss.xml')
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
  const xml = await response.text()
  expect((await validateXML({ xml, normalization: 'format' })).errors).toEqual([])
  const { rss } = new XMLParser().parse(xml) as Feed
  const longTexts = rss.channel.item.filter(({ 'content:encoded': content }) => content.length > 1_000)
  expect(longTexts.length).toBeGreaterThanOrEqual(8)
  for (const { link, 'content:encoded': content } of rss.channel.item) {
    expect(content).not.toMatch(/(href|src)="\/(?!\/)/)
    expect((await request.get(link)).status()).toBe(200)
  }
})

test('search engines find the sitemap and are kept from indexing sign-in and restricted pages [META-5]', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  for (const path of ['/dashboard', '/admin', '/admin/faqs', '/login', '/admin/login', '/signup', '/unknown']) {
    expect([path, (await request.get(path)).headers()['x-robots-tag']]).toEqual([path, 'noindex'])
  }
})

test('the home page and a post name a social image that exists [META-4]', async ({ request }) => {
  // A post of the seed, because posts that other tests write may have uploaded images.
  const slug = 'what-fits-into-a-fortnight'
  for (const path of ['/', `/blog/${slug}`]) {
    const html = await (await request.get(path)).text()
    const imageUrl = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]
    const image = await request.get(new URL(imageUrl ?? '').pathname)
    expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png'])
    expect(image.headers()['cache-control']).toContain('s-maxage')
  }
  const postImage = await request.get(`/images/posts/${slug}.svg`)
  expect(postImage.headers()['content-type']).toBe('image/svg+xml')
  expect((await request.get('/social/no-such-post.png')).status()).toBe(404)
})

test('the server redirects a trailing slash and rejects oversized or malformed requests with an explanation', async ({
  request,
}) => {
  const trailingSlash = await request.get('/pricing/?utm_source=mail', { maxRedirects: 0 })
  expect([trailingSlash.status(), trailingSlash.headers().location]).toEqual([301, '/pricing?utm_source=mail'])
  const longQuery = await request.get(`/blog?q=${'x'.repeat(201)}`)
  expect([longQuery.status(), await longQuery.text()]).toEqual([400, '“q” is too long. The limit is 200 characters.'])
  expect((await request.get('/blog/%E0%A4%A')).status()).toBe(400)
  expect((await request.get(`/${'x'.repeat(1_500)}`)).status()).toBe(414)
  const largeBody = await request.post('/newsletter', { data: 'x'.repeat(70_000) })
  expect([largeBody.status(), await largeBody.text()]).toEqual([413, expect.stringContaining('64 KB')])
})

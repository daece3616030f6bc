import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { validateXML } from 'xmllint-wasm'
import { expect, test } from '../../support/fixtures.ts'

const sitemapPackage = createRequire(import.meta.url).resolve('sitemap/package.json')
const schema = readFileSync(join(dirname(sitemapPackage), 'schema/sitemap.xsd'), 'utf8')

type Sitemap = { urlset: { url: { loc: string; lastmod?: string }[] } }
type Feed = { rss: { channel: { item: { title: string; link: string; 'content:encoded': string }[] } } }

test('the sitemap is valid, and every address in it answers', async ({ request }) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8')
  const xml = await answer.text()
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

test('the feed is well-formed and carries whole posts', async ({ request }) => {
  const answer = await request.get('/rss.xml')
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
  const xml = await answer.text()
  expect(XMLValidator.validate(xml)).toBe(true)
  const { rss } = new XMLParser().parse(xml) as Feed
  const longTexts = rss.channel.item.filter(({ 'content:encoded': content }) => content.length > 1_000)
  expect(longTexts.length).toBeGreaterThanOrEqual(8)
  for (const { link, 'content:encoded': content } of rss.channel.item) {
    expect(content).not.toMatch(/(href|src)="\/(?!\/)/)
    expect((await request.get(link)).status()).toBe(200)
  }
})

test('search engines find the sitemap and stay out of what is behind sign-in [META-5]', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  for (const path of ['/dashboard', '/admin', '/admin/faqs', '/login', '/admin/login', '/signup', '/nowhere']) {
    expect([path, (await request.get(path)).headers()['x-robots-tag']]).toEqual([path, 'noindex'])
  }
})

test('a page, a post and their pictures are there for those who share them [META-4]', async ({ request }) => {
  // One of the first posts, because those that admins write may have pictures of their own.
  const slug = 'what-fits-into-a-fortnight'
  for (const address of ['/', `/blog/${slug}`]) {
    const html = await (await request.get(address)).text()
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]
    const picture = await request.get(new URL(image ?? '').pathname)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
    expect(picture.headers()['cache-control']).toContain('s-maxage')
  }
  const art = await request.get(`/images/posts/${slug}.svg`)
  expect(art.headers()['content-type']).toBe('image/svg+xml')
  expect((await request.get('/social/no-such-post.png')).status()).toBe(404)
})

test('an address has one form, and what is too long or unreadable is refused with a sentence', async ({ request }) => {
  const slash = await request.get('/pricing/?utm_source=mail', { maxRedirects: 0 })
  expect([slash.status(), slash.headers().location]).toEqual([301, '/pricing?utm_source=mail'])
  const long = await request.get(`/blog?q=${'x'.repeat(201)}`)
  expect([long.status(), await long.text()]).toEqual([400, '“q” is too long: 200 characters are the most.'])
  expect((await request.get('/blog/%E0%A4%A')).status()).toBe(400)
  expect((await request.get(`/${'x'.repeat(1_500)}`)).status()).toBe(414)
  const large = await request.post('/newsletter', { data: 'x'.repeat(70_000) })
  expect([large.status(), await large.text()]).toEqual([413, expect.stringContaining('64 KB')])
})

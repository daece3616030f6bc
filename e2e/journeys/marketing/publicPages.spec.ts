import type { APIRequestContext } from 'playwright/test'
import { publicPaths } from '../../../marketing/src/layout/publicPaths.ts'
import { expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/fixtures.ts'
import { test as sharedPageTest } from '../../support/sharedPages.ts'
import { trackOpenRequests } from '../../support/network/trackOpenRequests.ts'
import { waitForHydration } from '../../support/waitForHydration.ts'

const post = 'of the newest post'

/** The path of the newest post, from the list of posts. */
async function findNewestPost(request: APIRequestContext) {
  const html = await (await request.get('/blog')).text()
  return /href="(\/blog\/[a-z0-9-]+)"/.exec(html)![1]!
}

test('every public page is served with a complete head of its own and one main heading [ROUTE-1, META-1, META-2, META-4]', async ({
  request,
}) => {
  const titles = new Set<string>()
  for (const path of [...publicPaths, await findNewestPost(request)]) {
    const response = await request.get(path)
    const html = await response.text()
    expect(response.status(), path).toBe(200)
    const title = /<title>([^<]+)<\/title>/.exec(html)![1]!
    expect(title.length, title).toBeLessThanOrEqual(60)
    titles.add(title)
    const description = /<meta name="description" content="([^"]+)"/.exec(html)![1]!
    expect(description.length).toBeLessThanOrEqual(160)
    for (const tag of [
      'rel="canonical"',
      'name="author"',
      'property="og:title"',
      'property="og:image"',
      'name="twitter:card"',
    ]) {
      expect(html, `${path} has ${tag}`).toContain(tag)
    }
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1)
    expect(html).not.toContain('noindex')
  }
  expect(titles.size).toBe(publicPaths.length + 1)
})

test('structured data parses and has the fields that search engines require [META-6, META-7]', async ({ request }) => {
  const readStructuredData = async (path: string) => {
    const html = await (await request.get(path)).text()
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    return scripts.flatMap(([, json]) => {
      const parsed = JSON.parse(json!) as Record<string, unknown> & { '@graph'?: Record<string, unknown>[] }
      return parsed['@graph'] ?? [parsed]
    })
  }
  const findByType = (data: Record<string, unknown>[], type: string) => data.find((item) => item['@type'] === type)

  const home = await readStructuredData('/')
  expect(findByType(home, 'Organization')).toMatchObject({ name: 'Fortnight', url: expect.any(String) })

  const pricing = await readStructuredData('/pricing')
  expect(findByType(pricing, 'FAQPage')).toMatchObject({ mainEntity: expect.any(Array) })

  const blog = JSON.stringify(await readStructuredData('/blog'))
  expect(blog.match(/"BlogPosting"/g)!.length).toBeLessThanOrEqual(10)

  const post = await readStructuredData(await findNewestPost(request))
  const article = post.find((item) => 'headline' in item)
  expect(article).toMatchObject({
    headline: expect.any(String),
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
    author: expect.anything(),
    image: expect.anything(),
  })
  expect(findByType(post, 'BreadcrumbList')).toBeDefined()
  expect(JSON.stringify(await readStructuredData('/pricing'))).toContain('"Offer"')
})

test('the icon is served at the path that pages name and at the one that browsers request by default', async ({
  request,
}) => {
  for (const path of ['/icon.svg', '/favicon.ico']) {
    const response = await request.get(path)
    const contentType = response.headers()['content-type']
    expect([response.status(), contentType]).toEqual([200, expect.stringContaining('image/svg+xml')])
  }
})

/** The paths that a page links to within the site, except for files and APIs. */
function findLinks(html: string, pageUrl: URL) {
  const urls = [...html.matchAll(/(?:href|action|src)="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), pageUrl),
  )
  return urls
    .filter(({ origin, pathname }) => origin === pageUrl.origin && !/^\/(assets|rest|auth)\//.test(pathname))
    .map(({ pathname, search }) => pathname + search)
}

/** Follows every link from the home page, up to 400. Returns the paths found and a message for each broken link. */
async function crawl(request: APIRequestContext, baseURL: string) {
  const referrers = new Map([['/', 'the start']])
  const broken: string[] = []
  for (const [path, referrer] of referrers) {
    const response = await request.get(path, { maxRedirects: 0 })
    if (response.status() !== 200) broken.push(`${path} responds with ${response.status()}, linked from ${referrer}`)
    if (!response.headers()['content-type']?.includes('html')) continue
    for (const link of findLinks(await response.text(), new URL(path, baseURL))) {
      if (!referrers.has(link) && referrers.size < 400) referrers.set(link, path)
    }
  }
  return { paths: [...referrers.keys()], broken }
}

test('no link within the site is broken [NF-2, NF-3, CHROME-18]', async ({ request, baseURL }) => {
  test.setTimeout(90_000)
  const { paths, broken } = await crawl(request, baseURL ?? '')
  expect(broken).toEqual([])
  expect(paths.length).toBeGreaterThan(25)
})

for (const path of [...publicPaths, '/blog?q=nothing-has-this-in-it', '/partners?category=nothing', post]) {
  sharedPageTest(`the page ${path} has no accessibility violations, light and dark`, async ({ openAs, request }) => {
    const page = await openAs('visitor')
    await page.goto(path === post ? await findNewestPost(request) : path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  })
}

test('every public page hydrates without errors', async ({ page, pageErrors, request }) => {
  test.setTimeout(60_000)
  const expectIdleNetwork = trackOpenRequests(page)
  for (const path of [...publicPaths, await findNewestPost(request), '/blog?q=agent', '/newsletter']) {
    await page.goto(path)
    await waitForHydration(page, 'main h1')
    await expectIdleNetwork()
    expect(pageErrors, path).toEqual([])
  }
})

test('the drawn cover of the first screen is in the HTML, and stays when the page hydrates', async ({
  page,
  pageErrors,
}) => {
  // The newest post can be one that another test has just published, with a picture.
  for (const path of ['/blog?q=handover is the product', '/blog/handover-is-the-product']) {
    await page.goto(path)
    const cover = page
      .getByRole('main')
      .getByRole('img', { name: /^Cover of/ })
      .first()
    await expect(cover).toHaveAttribute('src', /^data:image\/svg/)
    await waitForHydration(page, 'main')
    await expect(cover).toHaveAttribute('src', /^data:image\/svg/)
    await expect(cover).toHaveJSProperty('naturalWidth', 1200)
  }
  expect(pageErrors).toEqual([])
})

import { expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/fixtures.ts'
import { test as viewTest } from '../../support/sharedPages.ts'

const publicPages = [
  '/',
  '/blog',
  '/partners',
  '/pricing',
  '/learn-how-it-works',
  '/ai-agent-use-cases',
  '/what-is-ai-agent',
]

/** Address of the newest post, as a visitor finds it. */
async function newestPost(baseURL: string) {
  const html = await (await fetch(`${baseURL}/blog`)).text()
  return /href="(\/blog\/[a-z0-9-]+)"/.exec(html)![1]!
}

test('every public page answers with its own complete head and one main heading in the first HTML [ROUTE-1, META-1, META-2, META-4]', async ({
  baseURL,
}) => {
  const titles = new Set<string>()
  for (const path of [...publicPages, await newestPost(baseURL!)]) {
    const answer = await fetch(baseURL + path)
    const html = await answer.text()
    expect(answer.status, path).toBe(200)
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
  expect(titles.size).toBe(publicPages.length + 1)
})

test('structured data parses and has the fields that search engines require [META-6, META-7]', async ({ baseURL }) => {
  const dataOf = async (path: string) => {
    const html = await (await fetch(baseURL + path)).text()
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    return scripts.flatMap(([, json]) => {
      const parsed = JSON.parse(json!) as Record<string, unknown> & { '@graph'?: Record<string, unknown>[] }
      return parsed['@graph'] ?? [parsed]
    })
  }
  const ofType = (data: Record<string, unknown>[], type: string) => data.find((item) => item['@type'] === type)

  const home = await dataOf('/')
  expect(ofType(home, 'Organization')).toMatchObject({ name: 'Fortnight', url: expect.any(String) })
  expect(ofType(home, 'FAQPage')).toMatchObject({ mainEntity: expect.any(Array) })

  const blog = JSON.stringify(await dataOf('/blog'))
  expect(blog.match(/"BlogPosting"/g)!.length).toBeLessThanOrEqual(10)

  const post = await dataOf(await newestPost(baseURL!))
  const article = post.find((item) => 'headline' in item)
  expect(article).toMatchObject({
    headline: expect.any(String),
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
    author: expect.anything(),
    image: expect.anything(),
  })
  expect(ofType(post, 'BreadcrumbList')).toBeDefined()
  expect(JSON.stringify(await dataOf('/pricing'))).toContain('"Offer"')
})

test('has an icon where pages name it and where texts and feeds are expected to have one', async ({ request }) => {
  for (const path of ['/icon.svg', '/favicon.ico']) {
    const answer = await request.get(path)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, expect.stringContaining('image/svg+xml')])
  }
})

test('a crawl of every link inside the site finds none broken [NF-2, NF-3, CHROME-18]', async ({ baseURL }) => {
  test.setTimeout(90_000)
  const seen = new Map<string, string>([['/', 'the start']])
  const broken: string[] = []
  for (const [path, from] of seen) {
    const answer = await fetch(baseURL + path, { redirect: 'manual' })
    if (answer.status !== 200 && path !== '/no/such/page')
      broken.push(`${path} answers ${answer.status}, linked from ${from}`)
    if (!answer.headers.get('content-type')?.includes('html')) continue
    const html = await answer.text()
    for (const [, href] of html.matchAll(/(?:href|action|src)="([^"]+)"/g)) {
      const url = new URL(href!.replaceAll('&amp;', '&'), baseURL + path)
      if (url.origin !== new URL(baseURL!).origin || /^\/(assets|rest|auth)\//.test(url.pathname)) continue
      const target = url.pathname + url.search
      if (!seen.has(target) && seen.size < 400) seen.set(target, path)
    }
  }
  expect(broken).toEqual([])
  expect(seen.size).toBeGreaterThan(25)
})

for (const path of [...publicPages, '/blog?q=nothing-has-this-in-it', '/partners?category=nothing', 'post']) {
  viewTest(`has no accessibility violation, light and dark: ${path}`, async ({ openAs, baseURL }) => {
    const page = await openAs('visitor')
    await page.goto(path === 'post' ? await newestPost(baseURL!) : path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  })
}

test('hydrates every public page without a complaint', async ({ page, pageErrors: pageErrors, baseURL }) => {
  test.setTimeout(60_000)
  for (const path of [...publicPages, await newestPost(baseURL!), '/blog?q=agent', '/newsletter']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(pageErrors, path).toEqual([])
  }
})

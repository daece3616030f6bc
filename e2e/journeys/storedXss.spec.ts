import type { APIRequestContext, Page } from 'playwright/test'
import { brand } from '@fortnight/shared-ui/theme/brand'
import { findActiveContent } from '../support/security/findActiveContent.ts'
import { accounts, expect, signIn, test } from '../support/fixtures.ts'
import { expectNoXss } from '../support/security/expectNoXss.ts'
import { type TestClient, createClient } from '../support/createClient.ts'
import { ports } from '../support/ports.ts'
import { xssVectors } from '../support/security/xssVectors.ts'
import { openSignedIn, createSession } from '../support/signIn.ts'
import { startOwnStack } from '../support/servers/startOwnStack.ts'

// A separate product, because browsers report a policy violation wherever another test shows one of these rows. Here the
// Content Security Policy is off: it would stop most of the vectors and hide missing escaping.
test.use({ bypassCSP: true, baseURL: `http://localhost:${ports.storedXss.web}` })
test.describe.configure({ mode: 'serial' })

const vectors = xssVectors.join('\n\n')
const vector = '"><img src=x onerror=alert(1)>'
const mark = `vector${Date.now()}`
const name = `${mark} <svg onload=alert(1)>`
const imageUrl = '/images/posts/the-first-month-after-launch.svg'
// URLs are validated by how they begin, so these end with scripts.
const socialImageUrl = `/social/default.png?"></head><script>alert(1)</script>`
const canonicalUrl = `https://elsewhere.example/${mark}"></script><script>alert(1)</script>#javascript:alert(1)`
let servers: Awaited<ReturnType<typeof startOwnStack>>
let headers: Record<string, string>
let client: TestClient
let projectId: string
let previewToken: string

async function insertRow(request: APIRequestContext, table: string, row: object) {
  const response = await request.post(`/rest/v1/${table}`, {
    headers: { ...headers, Prefer: 'return=representation' },
    data: row,
  })
  if (!response.ok()) throw new Error(`${table}: ${await response.text()}`)
  const [{ id }] = (await response.json()) as [{ id: string }]
  return id
}

test.beforeAll(async ({ request }) => {
  servers = await startOwnStack(ports.storedXss)
  headers = (await createSession(request, accounts.admin)).headers
  client = await createClient(request)
  const profile = { name, company_name: vector, role: vector, team_size: vector, mobile_number: vector }
  await request.patch(`/rest/v1/user_profiles?id=eq.${client.id}`, { headers, data: profile })
  const texts = { description: vectors.slice(0, 5_000), requirements: vectors, budget_range: vector }
  projectId = await insertRow(request, 'projects', { user_id: client.id, name, ...texts })
  const faq = { question: name, answer: vector, published: true, order_index: 9_000 }
  const faqId = await insertRow(request, 'faqs', faq)
  // Each of the two posts of a category shows the other as related.
  const category = 'Future Trends'
  const postId = await insertRow(request, 'blog_posts', {
    slug: mark,
    category,
    title: name,
    excerpt: vector,
    content: vector,
    tags: [vector],
    author: vector,
    read_time: '<svg onload=alert(1)>',
    image_url: `${imageUrl}?"onerror="alert(1)`,
    meta_title: vector,
    meta_description: '</script><script>alert(1)</script>',
    focus_keyword: vector,
    og_image_url: socialImageUrl,
    canonical_url: canonicalUrl,
    published: true,
  })
  // Creates revisions to compare.
  await request.patch(`/rest/v1/faqs?id=eq.${faqId}`, { headers, data: { answer: vectors } })
  await request.patch(`/rest/v1/blog_posts?id=eq.${postId}`, { headers, data: { content: vectors } })
  const relatedPost = { slug: `related-${mark}`, category, title: 'Related', excerpt: 'Related', image_url: imageUrl }
  await insertRow(request, 'blog_posts', { ...relatedPost, published: true })
  const preview = await request.post('/rest/v1/post_previews', {
    headers: { ...headers, Prefer: 'return=representation' },
    data: { post_id: postId },
  })
  previewToken = ((await preview.json()) as [{ token: string }])[0].token
  await insertRow(request, 'partners', {
    name,
    logo_url: imageUrl,
    website: 'https://example.com/?javascript:alert(1)',
    description: vectors.slice(0, 3_000),
    benefits: [vector],
    case_study_title: vector,
    case_study_description: vectors.slice(0, 3_000),
    case_study_results: [vector],
  })
})

test.afterAll(() => servers.dispose())

test('attack vectors in stored texts run no script on the public pages', async ({ page }) => {
  test.setTimeout(90_000)
  await expectNoXss(page, mark, [
    { path: '/', open: (page) => page.locator('#faq summary').filter({ hasText: mark }).click() },
    { path: `/blog?q=${mark}` },
    { path: `/blog/${mark}` },
    { path: `/blog/related-${mark}` },
    { path: `/blog/preview/${previewToken}` },
    { path: '/partners' },
  ])
  const feed = await page.evaluate(async () => {
    const parser = new DOMParser()
    const xml = parser.parseFromString(await (await fetch('/rss.xml')).text(), 'application/xml')
    const shownText = ({ textContent }: Element) => parser.parseFromString(textContent, 'text/html').body.textContent
    return {
      titles: [...xml.querySelectorAll('item > title')].map(shownText),
      tags: [...new Set([...xml.querySelectorAll('*')].map(({ tagName }) => tagName))].sort().join(' '),
    }
  })
  expect(feed.titles).toContain(name)
  expect(feed.tags).toBe(
    'atom:link category channel content:encoded copyright dc:creator description docs guid item language lastBuildDate ' +
      'link pubDate rss title',
  )
})

test('attack vectors in URLs stay inside their attributes in the head of a post', async ({ browser, baseURL }) => {
  for (const javaScriptEnabled of [false, true]) {
    const page = await browser.newPage({ javaScriptEnabled, baseURL })
    await page.goto(`/blog/${mark}`)
    const head = page.locator('head')
    await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', new URL(canonicalUrl).href)
    await expect(head.locator('meta[property="og:url"]')).toHaveAttribute('content', new URL(canonicalUrl).href)
    await expect(head.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      new URL(socialImageUrl, brand.origin).href,
    )
    const structuredData = await page.locator('script[type="application/ld+json"]').first().textContent()
    expect(JSON.stringify(JSON.parse(structuredData!))).toContain(JSON.stringify(new URL(canonicalUrl).href))
    expect(await findActiveContent(page)).toEqual([])
    await page.close()
  }
})

test('the database rejects URLs that are scripts', async ({ request }) => {
  for (const field of ['image_url', 'og_image_url', 'canonical_url']) {
    for (const url of [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      '"><script>alert(1)</script>',
    ]) {
      const data = { [field]: url }
      const response = await request.patch(`/rest/v1/blog_posts?slug=eq.${mark}`, { headers, data })
      expect(await response.text(), url).toContain(`violates check constraint \\"blog_posts_${field}_check\\"`)
    }
  }
})

test('attack vectors in stored texts run no script in the portal', async ({ page }) => {
  test.setTimeout(90_000)
  await openSignedIn(page, client, '/dashboard')
  await expectNoXss(page, mark, [
    { path: '/dashboard' },
    { path: `/project/${projectId}` },
    { path: `/project/${projectId}/edit` },
    { path: '/profile/edit' },
  ])
})

test('attack vectors in stored texts run no script in the back office', async ({ page }) => {
  test.setTimeout(180_000)
  await signIn(page, 'admin')
  const clickButton = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
  const clickLink = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first().click()
  const compareRevisions = async (page: Page) => {
    await clickLink(/^Edit/)(page)
    await clickButton('History')(page)
    await page.getByRole('button', { name: 'Compare' }).last().click()
    await expect(page.getByRole('region', { name: /^Changes of/ }).first()).toBeVisible()
  }
  const openSeo = async (page: Page) => {
    await clickLink(/^Edit/)(page)
    await page.getByRole('tab', { name: 'SEO & Social' }).click()
    await expect(page.getByLabel('Canonical URL')).toHaveValue(canonicalUrl)
  }
  await expectNoXss(page, mark, [
    { path: '/admin' },
    { path: `/admin/blog?q=${mark}`, open: compareRevisions },
    { path: `/admin/faqs?q=${mark}`, open: compareRevisions },
    { path: `/admin/blog?q=${mark}` },
    { path: `/admin/blog?q=${mark}`, open: clickLink(/^Edit/) },
    { path: `/admin/blog?q=${mark}`, open: openSeo },
    { path: `/admin/faqs?q=${mark}` },
    { path: `/admin/faqs?q=${mark}`, open: clickLink(/^Edit/) },
    { path: `/admin/partners?q=${mark}` },
    { path: `/admin/partners?q=${mark}`, open: clickLink(/^Edit/) },
    { path: `/admin/customers?q=${client.email}` },
    { path: `/admin/customers?q=${client.email}`, open: clickButton(/^View/) },
    { path: `/admin/projects?client=${client.id}` },
    { path: `/admin/projects?client=${client.id}`, open: clickButton(/^View/) },
  ])
})

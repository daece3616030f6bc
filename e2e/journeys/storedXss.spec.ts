import type { APIRequestContext, Page } from 'playwright/test'
import { brand } from '@fortnight/shared-ui/theme/brand'
import { findActiveContent } from '../support/security/findActiveContent.ts'
import { accounts, expect, signIn, test } from '../support/fixtures.ts'
import { expectNoXss } from '../support/security/expectNoXss.ts'
import { type TestClient, createClient } from '../support/createClient.ts'
import { xssVectors } from '../support/security/xssVectors.ts'
import { openSignedIn, createSession } from '../support/signIn.ts'

// The page's own rules would stop most of what follows. Here the texts themselves have to be harmless.
test.use({ bypassCSP: true })
test.describe.configure({ mode: 'serial' })

const all = xssVectors.join('\n\n')
const short = '"><img src=x onerror=alert(1)>'
const mark = `vector${Date.now()}`
const name = `${mark} <svg onload=alert(1)>`
const picture = '/images/posts/the-first-month-after-launch.svg'
// Addresses are told from scripts by how they begin, and end as anybody likes.
const card = `/social/default.png?"></head><script>alert(1)</script>`
const original = `https://elsewhere.example/${mark}"></script><script>alert(1)</script>#javascript:alert(1)`
const stored: string[] = []
let headers: Record<string, string>
let client: TestClient
let project: string
let preview: string

async function store(request: APIRequestContext, table: string, row: object) {
  const answer = await request.post(`/rest/v1/${table}`, {
    headers: { ...headers, Prefer: 'return=representation' },
    data: row,
  })
  if (!answer.ok()) throw new Error(`${table}: ${await answer.text()}`)
  const [{ id }] = (await answer.json()) as [{ id: string }]
  stored.push(`${table}?id=eq.${id}`)
  return id
}

test.beforeAll(async ({ request }) => {
  test.setTimeout(60_000)
  headers = (await createSession(request, accounts.admin)).headers
  client = await createClient(request)
  const profile = { name, company_name: short, role: short, team_size: short, mobile_number: short }
  await request.patch(`/rest/v1/user_profiles?id=eq.${client.id}`, { headers, data: profile })
  const texts = { description: all.slice(0, 5_000), requirements: all, budget_range: short }
  project = await store(request, 'projects', { user_id: client.id, name, ...texts })
  const faq = await store(request, 'faqs', { question: name, answer: short, published: true, order_index: 9_000 })
  // One that no other test writes in: each of the two posts is among the newest beside the other.
  const category = 'Future Trends'
  const post = await store(request, 'blog_posts', {
    slug: mark,
    category,
    title: name,
    excerpt: short,
    content: short,
    tags: [short],
    author: short,
    read_time: '<svg onload=alert(1)>',
    image_url: `${picture}?"onerror="alert(1)`,
    meta_title: short,
    meta_description: '</script><script>alert(1)</script>',
    focus_keyword: short,
    og_image_url: card,
    canonical_url: original,
    published: true,
  })
  // So that there are former states to compare.
  await request.patch(`/rest/v1/faqs?id=eq.${faq}`, { headers, data: { answer: all } })
  await request.patch(`/rest/v1/blog_posts?id=eq.${post}`, { headers, data: { content: all } })
  const beside = { slug: `beside-${mark}`, category, title: 'Beside', excerpt: 'Beside', image_url: picture }
  await store(request, 'blog_posts', { ...beside, published: true })
  const link = await request.post('/rest/v1/post_previews', {
    headers: { ...headers, Prefer: 'return=representation' },
    data: { post_id: post },
  })
  preview = ((await link.json()) as [{ token: string }])[0].token
  await store(request, 'partners', {
    name,
    logo_url: picture,
    website: 'https://example.com/?javascript:alert(1)',
    description: all.slice(0, 3_000),
    benefits: [short],
    case_study_title: short,
    case_study_description: all.slice(0, 3_000),
    case_study_results: [short],
  })
})

test.afterAll(async ({ request }) => {
  for (const row of stored) await request.delete(`/rest/v1/${row}`, { headers })
})

test('texts that carry scripts run nothing on the public pages', async ({ page }) => {
  test.setTimeout(90_000)
  await expectNoXss(page, mark, [
    { path: '/', open: (here) => here.locator('#faq summary').filter({ hasText: mark }).click() },
    { path: `/blog?q=${mark}` },
    { path: `/blog/${mark}` },
    { path: `/blog/beside-${mark}` },
    { path: `/blog/preview/${preview}` },
    { path: '/partners' },
  ])
  const feed = await page.evaluate(async () => {
    const xml = new DOMParser().parseFromString(await (await fetch('/rss.xml')).text(), 'application/xml')
    return {
      titles: [...xml.querySelectorAll('item > title')].map(({ textContent }) => textContent),
      tags: [...new Set([...xml.querySelectorAll('*')].map(({ tagName }) => tagName))].sort().join(' '),
    }
  })
  expect(feed.titles).toContain(name)
  expect(feed.tags).toBe(
    'atom:link category channel content:encoded copyright dc:creator description docs guid item language lastBuildDate ' +
      'link pubDate rss title',
  )
})

test('addresses that carry scripts are nothing but addresses in the head of a post', async ({ browser, baseURL }) => {
  for (const javaScriptEnabled of [false, true]) {
    const page = await browser.newPage({ javaScriptEnabled, baseURL })
    await page.goto(`/blog/${mark}`)
    const head = page.locator('head')
    await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', new URL(original).href)
    await expect(head.locator('meta[property="og:url"]')).toHaveAttribute('content', new URL(original).href)
    await expect(head.locator('meta[property="og:image"]')).toHaveAttribute('content', new URL(card, brand.origin).href)
    const data = await page.locator('script[type="application/ld+json"]').first().textContent()
    expect(JSON.stringify(JSON.parse(data!))).toContain(JSON.stringify(new URL(original).href))
    expect(await findActiveContent(page)).toEqual([])
    await page.close()
  }
})

test('addresses that are scripts are not stored', async ({ request }) => {
  for (const field of ['image_url', 'og_image_url', 'canonical_url']) {
    for (const address of [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      '"><script>alert(1)</script>',
    ]) {
      const data = { [field]: address }
      const answer = await request.patch(`/rest/v1/blog_posts?slug=eq.${mark}`, { headers, data })
      expect(await answer.text(), address).toContain(`violates check constraint \\"blog_posts_${field}_check\\"`)
    }
  }
})

test('texts that carry scripts run nothing in the portal', async ({ page }) => {
  test.setTimeout(90_000)
  await openSignedIn(page, client, '/dashboard')
  await expectNoXss(page, mark, [
    { path: '/dashboard' },
    { path: `/project/${project}` },
    { path: `/project/${project}/edit` },
    { path: '/profile/edit' },
  ])
})

test('texts that carry scripts run nothing in the back office', async ({ page }) => {
  test.setTimeout(180_000)
  await signIn(page, 'admin')
  const press = (button: string | RegExp) => (here: Page) => here.getByRole('button', { name: button }).first().click()
  const follow = (link: string | RegExp) => (here: Page) => here.getByRole('link', { name: link }).first().click()
  const compare = async (here: Page) => {
    await follow(/^Edit/)(here)
    await press('History')(here)
    await here.getByRole('button', { name: 'Compare' }).last().click()
    await expect(here.getByRole('region', { name: /^Changes of/ }).first()).toBeVisible()
  }
  const searchData = async (here: Page) => {
    await follow(/^Edit/)(here)
    await here.getByRole('tab', { name: 'SEO & Social' }).click()
    await expect(here.getByLabel('Canonical URL')).toHaveValue(original)
  }
  await expectNoXss(page, mark, [
    { path: '/admin' },
    { path: `/admin/blog?q=${mark}`, open: compare },
    { path: `/admin/faqs?q=${mark}`, open: compare },
    { path: `/admin/blog?q=${mark}` },
    { path: `/admin/blog?q=${mark}`, open: follow(/^Edit/) },
    { path: `/admin/blog?q=${mark}`, open: searchData },
    { path: `/admin/faqs?q=${mark}` },
    { path: `/admin/faqs?q=${mark}`, open: follow(/^Edit/) },
    { path: `/admin/partners?q=${mark}` },
    { path: `/admin/partners?q=${mark}`, open: follow(/^Edit/) },
    { path: `/admin/customers?q=${client.email}` },
    { path: `/admin/customers?q=${client.email}`, open: press(/^View/) },
    { path: `/admin/projects?client=${client.id}` },
    { path: `/admin/projects?client=${client.id}`, open: press(/^View/) },
  ])
})

import type { APIRequestContext, Page } from 'playwright/test'
import { accounts, expect, signIn, test } from '../fixtures.ts'
import { type NewClient, newClient } from '../newClient.ts'
import { scriptVectors } from '../scriptVectors.ts'
import { openSignedIn, sessionOf } from '../signedIn.ts'

// The page's own rules would stop most of what follows. Here the texts themselves have to be harmless.
test.use({ bypassCSP: true })
test.describe.configure({ mode: 'serial' })

const all = scriptVectors.join('\n\n')
const short = '"><img src=x onerror=alert(1)>'
const mark = `vector${Date.now()}`
const name = `${mark} <svg onload=alert(1)>`
const picture = '/images/posts/the-first-month-after-launch.svg'
const stored: string[] = []
let headers: Record<string, string>
let client: NewClient
let project: string

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
  headers = (await sessionOf(request, accounts.admin)).headers
  client = await newClient(request)
  const profile = { name, company_name: short, role: short, team_size: short, mobile_number: short }
  await request.patch(`/rest/v1/user_profiles?id=eq.${client.id}`, { headers, data: profile })
  const texts = { description: all.slice(0, 5_000), requirements: all, budget_range: short }
  project = await store(request, 'projects', { user_id: client.id, name, ...texts })
  await store(request, 'faqs', { question: name, answer: all, published: true, order_index: 9_000 })
  await store(request, 'blog_posts', {
    slug: mark,
    title: name,
    excerpt: short,
    content: all,
    tags: [short],
    author: short,
    read_time: '<svg onload=alert(1)>',
    image_url: `${picture}?"onerror="alert(1)`,
    meta_title: short,
    meta_description: '</script><script>alert(1)</script>',
    focus_keyword: short,
    published: true,
  })
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

/** Counts what has run on the pages that are opened from now on. */
async function countRuns(page: Page) {
  let runs = 0
  await page.exposeFunction('alert', () => void runs++)
  page.on('dialog', (dialog) => {
    runs++
    void dialog.dismiss()
  })
  return () => runs
}

/** What on the page could run, or load what runs. */
const dangers = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) => {
      const found = [...element.attributes]
        .filter(
          ({ name, value }) =>
            /^(on|srcdoc)/i.test(name) ||
            (/^(href|src|action|formaction|data|xlink:href)$/i.test(name) &&
              // eslint-disable-next-line no-control-regex
              /^[\s\u0000-\u001f]*(javascript|vbscript|data:text)/i.test(value)),
        )
        .map(({ name, value }) => `${element.localName} ${name}=${value}`)
      const isActive = ['iframe', 'object', 'embed', 'base', 'meta', 'math'].includes(element.localName)
      const isScript = element.localName === 'script' && /alert\(1\)/.test(element.textContent ?? '')
      return isActive || (isScript && !/json/.test(element.getAttribute('type') ?? ''))
        ? [...found, element.outerHTML.slice(0, 200)]
        : found
    }),
  )

const isShown = (text: string) =>
  document.querySelector('main')?.innerText.includes(text) ||
  [...document.querySelectorAll('input')].some(({ type, value }) => type === 'text' && value.includes(text))

type Place = { path: string; open?: (page: Page) => Promise<unknown> }

/** Opens each place, touches what the vectors wait for, and finds nothing that could run. */
async function expectHarmless(page: Page, places: Place[]) {
  const runs = await countRuns(page)
  for (const { path, open } of places) {
    await page.goto(path)
    await open?.(page)
    await page.waitForFunction(isShown, mark)
    expect(await dangers(page), path).toEqual([])
    for (const text of await page.locator('main').getByText('alert(1)').all()) {
      if (await text.isVisible()) await text.hover({ force: true })
    }
    expect(runs(), path).toBe(0)
  }
}

test('texts that carry scripts run nothing on the public pages', async ({ page }) => {
  test.setTimeout(90_000)
  await expectHarmless(page, [
    { path: '/', open: (here) => here.locator('#faq summary').filter({ hasText: mark }).click() },
    { path: `/blog?q=${mark}` },
    { path: `/blog/${mark}` },
    { path: '/partners' },
  ])
})

test('texts that carry scripts run nothing in the portal', async ({ page }) => {
  test.setTimeout(90_000)
  await openSignedIn(page, client, '/dashboard')
  await expectHarmless(page, [
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
  await expectHarmless(page, [
    { path: `/admin/blog?q=${mark}` },
    { path: `/admin/blog?q=${mark}`, open: follow(/^Edit/) },
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

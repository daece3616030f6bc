import type { Page } from 'playwright/test'
import { insertProjects } from '../../support/clientProjects.ts'
import { expect } from '../../support/fixtures.ts'
import { createClient } from '../../support/createClient.ts'
import { test } from '../../support/sharedPages.ts'

const name = 'N'.repeat(120)
const project = 'P'.repeat(160)
const email = `${'e'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(63)}.example`

/** Every list, and a text that is there once it has its rows. */
const lists = [
  { path: '/admin', sign: 'Published Posts' },
  { path: '/admin/blog', sign: 'Fortnight Team' },
  { path: '/admin/faqs', sign: 'What exactly do I get' },
  { path: '/admin/partners', sign: 'Visit Website' },
  { path: '/admin/pricing', sign: 'Starter Agent' },
  { path: '/admin/customers', sign: name },
  { path: '/admin/projects', sign: project },
  { path: '/admin/subscribers', sign: email },
]

/** What is wider than its frame: the page itself or a table. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const frames = [...document.querySelectorAll('table')].map((table) => table.parentElement!)
    return [document.documentElement, ...frames]
      .filter((one) => one.scrollWidth > one.clientWidth)
      .map((one) => one.tagName + one.ariaLabel)
  })

test('words without an end push nothing out of sight, on a phone, a tablet and a small laptop', async ({
  openAs,
  request,
}) => {
  test.slow()
  const client = await createClient(request)
  const profile = { name, company_name: 'C'.repeat(160), mobile_number: '1'.repeat(40) }
  await request.patch(`/rest/v1/user_profiles?id=eq.${client.id}`, { headers: client.headers, data: profile })
  await insertProjects(request, client, [
    { name: project, description: 'D'.repeat(500), budget_range: 'B'.repeat(120) },
  ])
  expect((await request.post('/newsletter', { form: { email } })).ok()).toBe(true)

  const page = await openAs('admin')
  for (const { path, sign } of lists) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(sign).first()).toBeVisible()
    for (const width of [320, 768, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => cutOff(page), `${path} at ${width} px`).toEqual([])
    }
  }
})

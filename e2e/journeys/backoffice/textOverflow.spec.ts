import type { APIRequestContext, Page } from 'playwright/test'
import { insertProjects } from '../../support/clientProjects.ts'
import { sendMessage } from '../../support/rooms/messages.ts'
import { accounts, expect } from '../../support/fixtures.ts'
import { createClient } from '../../support/createClient.ts'
import { test } from '../../support/sharedPages.ts'
import { createSession } from '../../support/signIn.ts'

const name = 'N'.repeat(120)
const projectName = 'P'.repeat(160)
const email = `${'e'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(63)}.example`

/** Every list, and a text that is visible once its rows are loaded. */
const lists = [
  { path: '/admin', visibleText: 'Published Posts' },
  { path: '/admin/blog', visibleText: 'Fortnight Team' },
  { path: '/admin/faqs', visibleText: 'What exactly do I get' },
  { path: '/admin/partners', visibleText: 'Visit Website' },
  { path: '/admin/pricing', visibleText: 'Starter Agent' },
  { path: '/admin/customers', visibleText: name },
  { path: '/admin/projects', visibleText: projectName },
  { path: '/admin/subscribers', visibleText: email },
  { path: '/admin/inbox?show=all', visibleText: projectName },
  { path: '/admin/replies', visibleText: 'T'.repeat(120) },
  { path: '/admin/mails', visibleText: email },
]

/** Finds what is wider than its container: the page itself, a table or a dialog. */
const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const containers = [...document.querySelectorAll('table')].map((table) => table.parentElement!)
    return [document.documentElement, ...containers, ...document.querySelectorAll('[role=dialog] > div')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName, ariaLabel }) => `${tagName} ${ariaLabel ?? ''}`)
  })

async function createClientWithLongWords(request: APIRequestContext) {
  const client = await createClient(request)
  const profile = { name, company_name: 'C'.repeat(160), mobile_number: '1'.repeat(40) }
  await request.patch(`/rest/v1/user_profiles?id=eq.${client.id}`, { headers: client.headers, data: profile })
  const [project] = await insertProjects(request, client, [
    { name: projectName, description: 'D'.repeat(500), budget_range: 'B'.repeat(120) },
  ])
  await sendMessage(request, client, project!.id, 'M'.repeat(500))
  return { ...client, project: project!.id }
}

async function insertSavedReply(request: APIRequestContext) {
  const { headers } = await createSession(request, accounts.admin)
  await request.post('/rest/v1/saved_replies', { headers, data: { title: 'T'.repeat(120), body: 'R'.repeat(500) } })
}

test('very long words cause no horizontal overflow in any list, on a phone, a tablet and a small laptop', async ({
  openAs,
  request,
}) => {
  test.slow()
  await createClientWithLongWords(request)
  expect((await request.post('/newsletter', { form: { email } })).ok()).toBe(true)
  await insertSavedReply(request)

  const page = await openAs('admin')
  for (const { path, visibleText } of lists) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(visibleText).first()).toBeVisible()
    for (const width of [320, 768, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => findOverflow(page), `${path} at ${width} px`).toEqual([])
    }
  }
})

test('very long words cause no horizontal overflow in the panels of a customer and a project', async ({
  openAs,
  request,
}) => {
  const { id } = await createClientWithLongWords(request)
  const page = await openAs('admin')
  await page.goto(`/admin/customers?view=${id}`)
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('The client created the project')).toBeVisible()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => findOverflow(page), `the customer at ${width} px`).toEqual([])
  }
  await panel.getByRole('link', { name: projectName }).first().click()
  await expect(panel.getByText('B'.repeat(120))).toBeVisible()
  await expect.poll(() => findOverflow(page), 'the project').toEqual([])
})

test('very long words cause no horizontal overflow on the page of a project [ROOM-60]', async ({ openAs, request }) => {
  const { project } = await createClientWithLongWords(request)
  const { headers } = await createSession(request, accounts.admin)
  const note = { project_id: project, body: 'N'.repeat(500) }
  await request.post('/rest/v1/project_notes', { headers, data: note })
  const page = await openAs('admin')
  for (const [tab, text] of [
    ['overview', 'B'.repeat(120)],
    ['messages', 'M'.repeat(500)],
    ['notes', 'N'.repeat(500)],
  ] as const) {
    await page.goto(`/admin/projects/${project}?tab=${tab}`)
    await expect(page.getByRole('tabpanel').getByText(text)).toBeVisible()
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => findOverflow(page), `${tab} at ${width} px`).toEqual([])
    }
  }
})

import type { Page } from 'playwright/test'
import { expect, recordRequests, signIn, test } from '../support/fixtures.ts'
import { createRoom } from '../support/rooms/createRoom.ts'
import { sendMessage } from '../support/rooms/messages.ts'
import { createSession, openSignedIn } from '../support/signIn.ts'

test(
  'a client sees what the team does within two seconds, without a reload [ROOM-40, ROOM-45, ROOM-46]',
  { tag: '@quiet' },
  async ({ page, request }) => {
    const { client, project, admin } = await createRoom(request)
    const streaming = page.waitForResponse('**/events')
    await openSignedIn(page, client, '/dashboard')
    await expect(page.getByRole('heading', { name: 'Support agent' })).toBeVisible()
    await streaming
    await expect(page).toHaveTitle('Dashboard | Fortnight')

    await sendMessage(request, admin, project)
    await expect(page).toHaveTitle('(1) Dashboard | Fortnight', { timeout: 2_000 })
    const links = page.getByRole('navigation', { name: 'Main' })
    await expect(links.getByRole('link', { name: 'Dashboard, 1 unread', exact: true })).toBeVisible()

    const renamed = await request.patch(`/rest/v1/projects?id=eq.${project}`, {
      headers: client.headers,
      data: { name: 'Renamed elsewhere' },
    })
    expect(renamed.ok()).toBe(true)
    await expect(page.getByRole('heading', { name: 'Renamed elsewhere' })).toBeVisible({ timeout: 2_000 })
  },
)

test('an admin sees in the title of the tab that a client has written [ROOM-45]', async ({ page, request }) => {
  const { client, project } = await createRoom(request)
  const streaming = page.waitForResponse('**/events')
  await signIn(page, 'admin', '/admin/faqs')
  await streaming
  await sendMessage(request, client, project)
  await expect(page).toHaveTitle(/^\(\d+\+?\) /)
})

test('the tabs of a browser share one stream, and the next one takes over [ROOM-48]', async ({
  page,
  context,
  request,
}) => {
  const { client, project, admin } = await createRoom(request)
  const urls = recordRequests(context)
  const streamCount = () => urls.filter((url) => url.endsWith('/events')).length
  await openSignedIn(page, client, '/dashboard')
  await expect.poll(streamCount).toBe(1)
  const otherTab = await context.newPage()
  await otherTab.goto('/dashboard')
  await expect(otherTab.getByRole('heading', { name: 'Support agent' })).toBeVisible()

  await sendMessage(request, admin, project)
  for (const tab of [page, otherTab]) await expect(tab).toHaveTitle('(1) Dashboard | Fortnight')
  expect(streamCount()).toBe(1)
  await page.close()
  await expect.poll(streamCount).toBe(2)
  await sendMessage(request, admin, project)
  await expect(otherTab).toHaveTitle('(2) Dashboard | Fortnight')
})

test('a page asks from time to time while the stream is cut, and recovers without a reload [ROOM-43]', async ({
  page,
  request,
}) => {
  const { client, project, admin } = await createRoom(request)
  await page.route('**/events', (route) => route.abort())
  await page.clock.install()
  const cut = page.waitForEvent('requestfailed', (failed) => failed.url().endsWith('/events'))
  await openSignedIn(page, client, '/dashboard')
  await expect(page.getByRole('heading', { name: 'Support agent' })).toBeVisible()
  await cut
  await sendMessage(request, admin, project)
  await expectTitleAfter(page, 30_000, '(1) Dashboard | Fortnight')

  await page.unroute('**/events')
  const streaming = page.waitForResponse('**/events')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await streaming
  await sendMessage(request, admin, project)
  await expectTitleAfter(page, 5_000, '(2) Dashboard | Fortnight')
})

/** Lets the page's clock go on until it has the title: its timers may begin only after a response. */
const expectTitleAfter = (page: Page, stepMs: number, title: string) =>
  expect(async () => {
    await page.clock.fastForward(stepMs)
    await expect(page).toHaveTitle(title, { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })

test('a page whose session was revoked elsewhere says so within seconds [ROOM-42]', async ({ page, request }) => {
  const { client } = await createRoom(request)
  const streaming = page.waitForResponse('**/events')
  await openSignedIn(page, client, '/dashboard')
  await streaming
  const other = await createSession(request, client)
  expect((await request.post('/auth/v1/logout?scope=others', { headers: other.headers })).ok()).toBe(true)
  await page.waitForURL('**/admin/login?next=%2Fdashboard')
  await expect(page.getByRole('status').filter({ hasText: 'Your session has ended.' })).toBeVisible()
})

test('public pages neither open a stream nor ask for unread entries [ROOM-49]', async ({ page, context, request }) => {
  const { client } = await createRoom(request)
  const urls = recordRequests(context)
  await openSignedIn(page, client, '/blog')
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByRole('group', { name: 'Your account' })).toBeVisible()
  expect(urls.filter((url) => /\/events|unread_counts/.test(url))).toEqual([])
})

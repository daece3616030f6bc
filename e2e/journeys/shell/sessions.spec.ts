import type { BrowserContext, Page } from 'playwright/test'
import { expect, recordRequests, signOut, test } from '../../support/fixtures.ts'
import { createClient } from '../../support/createClient.ts'
import { expireAccessToken } from '../../support/expireAccessToken.ts'
import { holdRequests } from '../../support/network/holdRequests.ts'
import { openSignedIn, signInOnScreen } from '../../support/signIn.ts'
import { trackOpenRequests } from '../../support/network/trackOpenRequests.ts'

const sessionEnded = 'Your session has ended. Sign in again to continue; your unsaved text is kept on this device.'
const userTypeRequest = /\/rest\/v1\/user_profiles\?select=user_type/

const dashboardHeading = (page: Page) => page.getByRole('heading', { name: 'Dashboard' })
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const hasStoredSession = (page: Page) => page.evaluate(() => localStorage.getItem('fortnight-auth') !== null)

/** A text file, where no script refreshes the session: it stands for a closed browser. */
const pageWithoutScripts = '/robots.txt'

async function openTab(context: BrowserContext, path: string) {
  const tab = await context.newPage()
  await tab.goto(path)
  return tab
}

test('signing in and out takes effect in all tabs, including public pages [CHROME-15]', async ({
  context,
  page,
  request,
}) => {
  const client = await createClient(request)
  const publicTab = await openTab(context, '/partners')
  await expect(nav(publicTab).getByRole('link', { name: 'Talk to Us' })).toBeVisible()
  await signInOnScreen(page, client, '/dashboard')
  await expect(nav(publicTab).getByRole('link', { name: 'Dashboard' })).toBeVisible()

  const otherTab = await openTab(context, '/dashboard')
  await expect(dashboardHeading(otherTab)).toBeVisible()
  await signOut(page)
  await otherTab.waitForURL((url) => url.pathname === '/')
  for (const tab of [page, publicTab, otherTab]) {
    await expect(nav(tab).getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
  }
  await publicTab.goto('/dashboard')
  await publicTab.waitForURL('**/signup?next=%2Fdashboard')
})

test('signing out works offline and removes the session and all drafts [AUTH-5]', async ({
  context,
  page,
  request,
}) => {
  await openSignedIn(page, await createClient(request), '/dashboard')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('fortnight-draft:project-new:x', '{}'))
  await context.setOffline(true)
  await signOut(page)
  expect(await hasStoredSession(page)).toBe(false)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fortnight-draft:project-new:x'))).toBeNull()
  await context.setOffline(false)
  await page.goto('/dashboard')
  await page.waitForURL('**/signup?next=*')
})

test('a page that could not load the signed-in navigation while offline shows it once the network is back [CHROME-13]', async ({
  context,
  page,
  request,
}) => {
  const requests = recordRequests(context)
  const expectIdleNetwork = trackOpenRequests(page)
  await page.goto('/partners')
  await page.keyboard.press('Shift')
  await expectIdleNetwork()
  const visitorRequests = requests.splice(0)
  await openSignedIn(page, await createClient(request), '/partners')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  const memberScripts = requests.filter((url) => url.endsWith('.js') && !visitorRequests.includes(url))

  const isMemberScript = ({ href }: URL) => memberScripts.includes(href)
  await page.route(isMemberScript, (route) => route.abort('internetdisconnected'))
  await page.reload()
  await expectIdleNetwork()
  await expect(nav(page).getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
  await page.unroute(isMemberScript)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(nav(page).getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
})

test('signing out succeeds when the server has already ended the session [AUTH-4]', async ({ page, request }) => {
  // A page that sends no further request, which would notice the end of the session first.
  await openSignedIn(page, await createClient(request), '/pricing')
  await expect(nav(page).getByRole('link', { name: 'Dashboard' })).toBeVisible()
  const status = await page.evaluate(async () => {
    const boot = JSON.parse(document.getElementById('boot')!.textContent) as { supabase: { key: string } }
    const { access_token } = JSON.parse(localStorage.getItem('fortnight-auth')!) as { access_token: string }
    const headers = { apikey: boot.supabase.key, Authorization: `Bearer ${access_token}` }
    return (await fetch('/auth/v1/logout?scope=global', { method: 'POST', headers })).status
  })
  expect(status).toBe(204)
  await signOut(page)
  expect(await hasStoredSession(page)).toBe(false)
})

test('a revoked session ends with an explanation, and signing in leads back to the same page [ROUTE-8]', async ({
  page,
  request,
}) => {
  const client = await createClient(request)
  await openSignedIn(page, client, '/profile/edit')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(client.name)
  await expireAccessToken(page, 'revoked-token')
  // The browser fires this event when the user returns to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await page.waitForURL('**/admin/login?next=%2Fprofile%2Fedit')
  await expect(page.getByRole('status').filter({ hasText: sessionEnded })).toBeVisible()
  await signInOnScreen(page, client, '/profile/edit')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(client.name)
})

test('a session that ended while the browser was closed leads to sign-in with an explanation', async ({
  page,
  request,
}) => {
  const client = await createClient(request)
  await openSignedIn(page, client, pageWithoutScripts)
  await expireAccessToken(page, 'revoked-token')
  await page.goto('/dashboard')
  await page.waitForURL('**/admin/login?next=%2Fdashboard')
  await expect(page.getByText(sessionEnded)).toBeVisible()
  await signInOnScreen(page, client, '/dashboard')
})

test('two tabs that refresh a session at the same moment stay signed in', async ({ context, page, request }) => {
  await openSignedIn(page, await createClient(request), pageWithoutScripts)
  await expireAccessToken(page)
  const tabs = await Promise.all([openTab(context, '/dashboard'), openTab(context, '/dashboard')])
  for (const tab of tabs) await expect(dashboardHeading(tab)).toBeVisible()
  await tabs[0].reload()
  await expect(dashboardHeading(tabs[0])).toBeVisible()
})

test('a user whose account type cannot be loaded enters as a client, is told so and can retry [AUTH-2]', async ({
  page,
  request,
}) => {
  let attempts = 0
  await page.route(userTypeRequest, (route) => (++attempts > 2 ? route.continue() : route.abort()))
  await openSignedIn(page, await createClient(request), '/dashboard')
  const notice = page.getByRole('alert').filter({ hasText: 'We could not confirm your account type' })
  await expect(notice).toBeVisible()
  await expect(dashboardHeading(page)).toBeVisible()
  expect(attempts).toBe(2)
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(notice).toHaveCount(0)
  await expect(dashboardHeading(page)).toBeVisible()
})

test('guarded pages say what they wait for: first the session, then the account type [ROUTE-6, ROUTE-9]', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/dashboard')).text()).toContain('Loading...')
  const release = await holdRequests(page, userTypeRequest)
  await page.goto('/dashboard')
  await page.waitForURL('**/signup?next=*')
  const { email, password } = await createClient(request)
  await page.getByRole('link', { name: 'Sign in here' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Redirecting…')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText('Setting up your account...')).toBeVisible()
  release()
  await expect(dashboardHeading(page)).toBeVisible()
})

test('a session refresh without a response ends in an error with a Retry button', async ({ page, request }) => {
  await openSignedIn(page, await createClient(request), pageWithoutScripts)
  await expireAccessToken(page)
  let isStalled = true
  await page.route('**/auth/v1/token?*', (route) => (isStalled ? undefined : route.continue()))
  await page.goto('/dashboard')
  const notice = page.getByRole('alert').filter({ hasText: 'This part of the site is not responding' })
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Retry' }).click()
  // Not earlier, because the session is also refreshed by itself.
  isStalled = false
  await expect(dashboardHeading(page)).toBeVisible()
})

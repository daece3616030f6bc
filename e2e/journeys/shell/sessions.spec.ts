import type { BrowserContext, Page } from 'playwright/test'
import { expect, recordRequests, signOut, test } from '../../support/fixtures.ts'
import { createClient } from '../../support/createClient.ts'
import { expireAccessToken } from '../../support/expireAccessToken.ts'
import { openSignedIn, signInOnScreen } from '../../support/signIn.ts'

const ended = 'Your session has ended. Sign in again to continue; what you typed is kept on this device.'
const typeLookup = /\/rest\/v1\/user_profiles\?select=user_type/

const heading = (page: Page) => page.getByRole('heading', { name: 'Dashboard' })
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const isStored = (page: Page) => page.evaluate(() => localStorage.getItem('fortnight-auth') !== null)

/** A text of this site: as while the browser is closed, nothing there notices that a session has run out, or renews it. */
const lifeless = '/robots.txt'

async function openTab(context: BrowserContext, path: string) {
  const tab = await context.newPage()
  await tab.goto(path)
  return tab
}

test('signing in and signing out reach all tabs, public pages too [CHROME-15]', async ({ context, page, request }) => {
  const client = await createClient(request)
  const publicTab = await openTab(context, '/partners')
  await expect(nav(publicTab).getByRole('link', { name: 'Talk to Us' })).toBeVisible()
  await signInOnScreen(page, client, '/dashboard')
  await expect(nav(publicTab).getByRole('link', { name: 'Dashboard' })).toBeVisible()

  const otherTab = await openTab(context, '/dashboard')
  await expect(heading(otherTab)).toBeVisible()
  await signOut(page)
  await otherTab.waitForURL((url) => url.pathname === '/')
  for (const tab of [page, publicTab, otherTab]) {
    await expect(nav(tab).getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
  }
  await publicTab.goto('/dashboard')
  await publicTab.waitForURL('**/signup?next=%2Fdashboard')
})

test('signing out works without a network, and leaves nothing behind [AUTH-5]', async ({ context, page, request }) => {
  await openSignedIn(page, await createClient(request), '/dashboard')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('fortnight-draft:project-new:x', '{}'))
  await context.setOffline(true)
  await signOut(page)
  expect(await isStored(page)).toBe(false)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fortnight-draft:project-new:x'))).toBeNull()
  await context.setOffline(false)
  await page.goto('/dashboard')
  await page.waitForURL('**/signup?next=*')
})

test('whoever could not be recognised because the network was lost is recognised when it is back [CHROME-13]', async ({
  context,
  page,
  request,
}) => {
  const requested = recordRequests(context)
  await page.goto('/partners', { waitUntil: 'networkidle' })
  const ofVisitors = requested.splice(0)
  await openSignedIn(page, await createClient(request), '/partners')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  const ofMembers = requested.filter((url) => url.endsWith('.js') && !ofVisitors.includes(url))

  const isOfMembers = ({ href }: URL) => ofMembers.includes(href)
  await page.route(isOfMembers, (route) => route.abort('internetdisconnected'))
  await page.reload({ waitUntil: 'networkidle' })
  await expect(nav(page).getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
  await page.unroute(isOfMembers)
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(nav(page).getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
})

test('signing out succeeds although the server has ended the session already [AUTH-4]', async ({ page, request }) => {
  await openSignedIn(page, await createClient(request), '/dashboard')
  const status = await page.evaluate(async () => {
    const boot = JSON.parse(document.getElementById('boot')!.textContent!) as { supabase: { key: string } }
    const { access_token } = JSON.parse(localStorage.getItem('fortnight-auth')!) as { access_token: string }
    const headers = { apikey: boot.supabase.key, Authorization: `Bearer ${access_token}` }
    return (await fetch('/auth/v1/logout?scope=global', { method: 'POST', headers })).status
  })
  expect(status).toBe(204)
  await signOut(page)
  expect(await isStored(page)).toBe(false)
})

test('a session that was taken back ends with a sentence, and signing in leads back to the page [ROUTE-8]', async ({
  page,
  request,
}) => {
  const client = await createClient(request)
  await openSignedIn(page, client, '/profile/edit')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(client.name)
  await expireAccessToken(page, 'taken-back')
  // What happens when somebody comes back to this tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await page.waitForURL('**/admin/login?next=%2Fprofile%2Fedit')
  await expect(page.getByRole('status').filter({ hasText: ended })).toBeVisible()
  await signInOnScreen(page, client, '/profile/edit')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(client.name)
})

test('a session that ran out while the browser was closed ends with the same sentence', async ({ page, request }) => {
  const client = await createClient(request)
  await openSignedIn(page, client, lifeless)
  await expireAccessToken(page, 'taken-back')
  await page.goto('/dashboard')
  await page.waitForURL('**/admin/login?next=%2Fdashboard')
  await expect(page.getByText(ended)).toBeVisible()
  await signInOnScreen(page, client, '/dashboard')
})

test('two tabs that renew a session at the same moment stay signed in', async ({ context, page, request }) => {
  await openSignedIn(page, await createClient(request), lifeless)
  await expireAccessToken(page)
  const tabs = await Promise.all([openTab(context, '/dashboard'), openTab(context, '/dashboard')])
  for (const tab of tabs) await expect(heading(tab)).toBeVisible()
  await tabs[0]!.reload()
  await expect(heading(tabs[0]!)).toBeVisible()
})

test('an account type that cannot be looked up counts as client, says so, and can be asked for again [AUTH-2]', async ({
  page,
  request,
}) => {
  let lookups = 0
  await page.route(typeLookup, (route) => (++lookups > 2 ? route.continue() : route.abort()))
  await openSignedIn(page, await createClient(request), '/dashboard')
  const notice = page.getByRole('alert').filter({ hasText: 'We could not confirm your account type' })
  await expect(notice).toBeVisible()
  await expect(heading(page)).toBeVisible()
  expect(lookups).toBe(2)
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(notice).toHaveCount(0)
  await expect(heading(page)).toBeVisible()
})

test('says what it is waiting for: who is there, then which kind of account [ROUTE-6, ROUTE-9]', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/dashboard')).text()).toContain('Loading...')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(typeLookup, async (route) => {
    await held
    await route.continue()
  })
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
  await expect(heading(page)).toBeVisible()
})

test('no wait is endless: after a while there is a sentence and a way to try again', async ({ page, request }) => {
  await openSignedIn(page, await createClient(request), lifeless)
  await expireAccessToken(page)
  let isSilent = true
  await page.route('**/auth/v1/token?*', (route) => (isSilent ? undefined : route.continue()))
  await page.goto('/dashboard')
  const notice = page.getByRole('alert').filter({ hasText: 'This part of the site is not responding' })
  await expect(notice).toBeVisible()
  isSilent = false
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(heading(page)).toBeVisible()
})

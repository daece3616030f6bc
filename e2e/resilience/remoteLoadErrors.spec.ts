import type { Page, Route } from 'playwright/test'
import { expect, signIn, test } from '../support/fixtures.ts'
import { fulfillTampered, hasRunTamperedScript, loadErrorAlert, loadingStatus } from '../support/loadErrors.ts'
import { markDocument } from '../support/markDocument.ts'
import { ports } from '../support/ports.ts'
import { waitForHydration } from '../support/waitForHydration.ts'
import type { Pointer } from '../../.config/build/contract.ts'

const remoteOrigin = (offset: number) => `http://localhost:${ports.shared.web + offset}`

/** How tests reach a remote from a page of another one: who signs in, the page to start on, the links to and from it. */
const guardedRemote = {
  startPath: '/partners',
  link: 'Dashboard',
  footerLink: 'What is an AI Agent?',
  footerLinkHeading: 'What is an AI agent?',
}
const portal = {
  name: 'the portal',
  user: 'client',
  ...guardedRemote,
  origin: remoteOrigin(2),
  heading: /projects/i,
} as const
const marketing = {
  name: 'the public site',
  user: undefined,
  startPath: '/login',
  link: 'Blog',
  footerLink: 'Sign in',
  footerLinkHeading: 'Sign in',
  origin: remoteOrigin(1),
  heading: 'Notes from the workshop',
} as const
const remotes = [
  portal,
  { name: 'the back office', user: 'admin', ...guardedRemote, origin: remoteOrigin(3), heading: 'Dashboard' },
  marketing,
] as const

type Remote = (typeof remotes)[number]

const entryUrl = ({ origin }: Remote) => `${origin}/**/remoteEntry.js*`
const chunkUrl = ({ origin }: Remote) => new RegExp(`^${origin}/(?!.*remoteEntry).*\\.js`)

const fulfillNotFound = (route: Route) => route.fulfill({ status: 404, body: '' })

async function fulfillTruncated(route: Route) {
  const response = await route.fetch()
  await route.fulfill({ response, body: `${(await response.text()).slice(0, 500)} }}}` })
}

const firstHeading = (page: Page, { heading }: Remote) =>
  page.getByRole('main').getByRole('heading', { name: heading }).first()

/** Opens a page of another remote, before this one is needed. Waits for hydration: before it, links reload the page. */
async function openStartPage(page: Page, { user, startPath }: Remote) {
  await (user ? signIn(page, user, startPath) : page.goto(startPath))
  await waitForHydration(page, 'header nav a')
}

const openRemote = (page: Page, { link }: Remote) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click()

const clickRetry = (page: Page) => loadErrorAlert(page).getByRole('button', { name: 'Retry' }).click()

for (const remote of remotes) {
  const respondWith500 = (route: Route) => route.fulfill({ status: 500, body: 'Down' })
  for (const { fault, url, respond } of [
    { fault: 'responds with 500', url: entryUrl(remote), respond: respondWith500 },
    { fault: 'has an entry that does not match its checksum', url: entryUrl(remote), respond: fulfillTampered },
    {
      fault: 'has a chunk that does not match its checksum [DEPLOY-4]',
      url: chunkUrl(remote),
      respond: fulfillTampered,
    },
    { fault: 'has a corrupt chunk', url: chunkUrl(remote), respond: fulfillTruncated },
    { fault: 'lacks its chunks', url: chunkUrl(remote), respond: fulfillNotFound },
    {
      fault: 'refuses connections',
      url: `${remote.origin}/**`,
      respond: (route: Route) => route.abort('connectionrefused'),
    },
  ]) {
    test(`when ${remote.name} ${fault}, an error replaces only its part of the page, and Retry loads it without a reload`, async ({
      page,
    }) => {
      await page.route(url, respond)
      await openStartPage(page, remote)
      const isSameDocument = await markDocument(page)
      await openRemote(page, remote)
      await expect(loadErrorAlert(page)).toBeVisible()
      expect(await hasRunTamperedScript(page)).toBe(false)
      await expect(page.getByRole('banner')).toBeVisible()
      await page.getByRole('contentinfo').getByRole('link', { name: remote.footerLink }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(remote.footerLinkHeading)

      await openRemote(page, remote)
      await page.unroute(url)
      await clickRetry(page)
      await expect(firstHeading(page, remote)).toBeVisible()
      expect(await isSameDocument()).toBe(true)
    })
  }

  test(`when ${remote.name} does not respond, a loading status shows for eight seconds, then an error until it responds`, async ({
    page,
  }) => {
    const heldRoutes: Route[] = []
    await page.clock.install()
    await page.route(entryUrl(remote), (route) => void heldRoutes.push(route))
    await openStartPage(page, remote)
    await openRemote(page, remote)
    await expect(loadingStatus(page)).toBeVisible()
    await page.clock.runFor(5_000)
    await expect(loadingStatus(page)).toBeVisible()
    await expect(loadErrorAlert(page)).toHaveCount(0)
    await page.clock.runFor(3_000)
    await expect(loadErrorAlert(page)).toBeVisible()
    await page.clock.resume()
    for (const route of heldRoutes) await route.continue()
    await expect(firstHeading(page, remote)).toBeVisible()
    await expect(loadErrorAlert(page)).toHaveCount(0)
  })
}

for (const { startPath, name, hydrated } of [
  { startPath: '/login', name: 'the sign-in page', hydrated: 'main form' },
  { startPath: '/pricing', name: 'another public page', hydrated: 'main h1' },
]) {
  test(`a public page whose chunk is missing, opened by a link on ${name}, shows a loading status, then an error, and Retry loads it from the server`, async ({
    page,
    request,
  }) => {
    const { preload } = (await (await request.get(`${marketing.origin}/latest.json`)).json()) as Pointer
    await page.clock.install()
    await page.goto(startPath)
    await waitForHydration(page, hydrated)
    await page.route(chunkUrl(marketing), (route) =>
      preload.some((file) => route.request().url().endsWith(file)) ? route.continue() : fulfillNotFound(route),
    )
    await openRemote(page, marketing)
    await expect(loadingStatus(page)).toBeVisible()
    await page.clock.runFor(8_000)
    await expect(loadErrorAlert(page)).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible()

    await openRemote(page, marketing)
    await page.clock.runFor(8_000)
    await clickRetry(page)
    await expect(firstHeading(page, marketing)).toBeVisible()
    await expect(loadErrorAlert(page)).toHaveCount(0)
  })
}

test('when a page of the shell lacks its chunks, the rest of the site keeps working, and Retry loads the page', async ({
  page,
}) => {
  const shellScripts = new RegExp(`^http://localhost:${ports.shared.web}/.*\\.js`)
  await page.goto('/partners')
  await waitForHydration(page, 'footer a')
  await page.route(shellScripts, fulfillNotFound)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' }).click()
  await expect(loadErrorAlert(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partners for the unusual parts')
  await page.goForward()
  await expect(loadErrorAlert(page)).toBeVisible()
  await page.unroute(shellScripts)
  await clickRetry(page)
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
})

test('when a part of a page lacks its chunk, an error replaces only that part, and Retry loads it', async ({
  page,
}) => {
  await signIn(page, 'client')
  await expect(firstHeading(page, portal)).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.route(chunkUrl(portal), fulfillNotFound)
  await page.getByRole('button', { name: 'New project' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'The form could not be loaded' })
  await expect(alert).toContainText('A part of this page could not be loaded.')
  await expect(firstHeading(page, portal)).toBeVisible()
  await page.unrouteAll()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('dialog').getByLabel('Project name')).toBeVisible()
})

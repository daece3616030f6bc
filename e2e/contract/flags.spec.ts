import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext } from 'playwright/test'
import { compileRelease } from '../../.config/build/release.ts'
import { accounts, expect, test } from '../support/fixtures.ts'
import { furtherPort, ports } from '../support/ports.ts'
import { startOwnStack } from '../support/servers/startOwnStack.ts'
import { createSession, openSignedIn } from '../support/signIn.ts'
import { asVisitor, mapVisitors, shareNumbers } from '../support/visitors.ts'
import { waitForHydration } from '../support/waitForHydration.ts'

test.describe.configure({ mode: 'serial' })
const origin = `http://localhost:${ports.flags.web}`
const otherOrigin = `http://localhost:${ports.flags.web + furtherPort}`
test.use({ baseURL: origin })

const obeyed = { timeout: 5_000, intervals: [100] }
const cdnHeader = 'cdn-cache-control'

let buildFolder: string
let servers: Awaited<ReturnType<typeof startOwnStack>>
let otherShell: Awaited<ReturnType<typeof servers.stack.startFurtherShell>>

test.beforeAll(async () => {
  test.setTimeout(180_000)
  buildFolder = mkdtempSync(join(tmpdir(), 'fortnight-flagged-'))
  const source = join(import.meta.dirname, 'flaggedRemote')
  await compileRelease('marketing', 'production', { source, dist: buildFolder })
  servers = await startOwnStack(ports.flags, { releaseFolders: { marketing: buildFolder } })
  otherShell = await servers.stack.startFurtherShell(ports.flags.web + furtherPort)
})

test.afterAll(async () => {
  await otherShell.stop()
  await servers.dispose()
  rmSync(buildFolder, { recursive: true, force: true })
})

const versions = new Map<string, string>()

/** Stores the value of a flag as an admin does. */
async function setFlag(request: APIRequestContext, name: 'banner' | 'trial', percentage: number) {
  const { headers } = await createSession(request, accounts.admin)
  const kind = name === 'banner' ? 'boolean' : 'percentage'
  const base_version = versions.get(name)
  const data = { area: 'marketing', name, kind, percentage, reason: 'A test', ...(base_version && { base_version }) }
  const response = await request.post('/rest/v1/rpc/set_feature_flag', { headers, data })
  const [stored] = (await response.json()) as { updated_at: string }[]
  expect(stored).toBeDefined()
  versions.set(name, stored!.updated_at)
}

async function fetchHtml(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers })
  expect(response.status).toBe(200)
  return (await response.text()).replaceAll('<!-- -->', '')
}

test('a flag is obeyed by all shells within 5 seconds, with the same value in HTML and in the browser [REL-94, REL-95]', async ({
  page,
  pageErrors,
}) => {
  for (const url of [origin, otherOrigin]) expect(await fetchHtml(url)).toContain('Banner off')
  expect(await fetchHtml(origin)).not.toContain('"flags"')

  await setFlag(page.request, 'banner', 100)
  for (const url of [origin, otherOrigin]) await expect.poll(() => fetchHtml(url), obeyed).toContain('Banner on')

  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/')
  await waitForHydration(page, 'main h1')
  await expect(page.getByText('Banner on')).toBeVisible()
  await page.getByRole('link', { name: 'To partners' }).click()
  await expect(page.getByRole('heading', { name: 'Partners' })).toBeVisible()
  await expect(page.getByText('Banner on')).toBeVisible()
  expect(requested.filter((url) => /flag/i.test(new URL(url).pathname))).toEqual([])
  expect(pageErrors).toEqual([])
})

test('a flag for a share of visitors is the same on each page of a visitor, by a cookie with a number alone [REL-96]', async ({
  page,
  context,
  pageErrors,
}) => {
  await setFlag(page.request, 'trial', 50)
  await expect.poll(async () => (await fetch(origin)).headers.get('cache-control'), obeyed).toContain('private')
  await page.goto('/')
  const cookie = (await context.cookies()).find(({ name }) => name === 'fortnight-share')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(cookie!.value).toMatch(/^\d{1,2}$/)
  const value = await page.getByText(/^Trial o/).textContent()
  for (const path of ['/partners', '/pricing', '/']) {
    await page.goto(path)
    await expect(page.getByText(/^Trial o/)).toHaveText(value!)
  }
  await waitForHydration(page, 'main h1')
  await expect(page.getByText(/^Trial o/)).toHaveText(value!)
  expect(pageErrors).toEqual([])

  const pages = await mapVisitors(shareNumbers, (number) => fetchHtml(origin, asVisitor(number)))
  expect(pages.filter((html) => html.includes('Trial on'))).toHaveLength(50)
  // Node sends none of the headers with which browsers open a page, as crawlers do.
  for (let request = 0; request < 5; request++) expect(await fetchHtml(origin)).toContain('Trial off')
})

test('pages that depend on the visitor stay out of shared caches, and only they set the cookie [REL-97]', async ({
  page,
  request,
}) => {
  const shared = await request.get('/', { headers: asVisitor(7) })
  expect(shared.headers()).toMatchObject({ 'cache-control': 'private, no-cache' })
  expect(shared.headers()).not.toHaveProperty(cdnHeader)
  expect(shared.headers()).not.toHaveProperty('set-cookie')

  for (const percentage of [100, 0]) {
    await setFlag(page.request, 'trial', percentage)
    await expect
      .poll(async () => (await fetch(origin)).headers.get('cache-control'), obeyed)
      .toBe('public, max-age=0, s-maxage=60')
    const response = await page.goto('/')
    expect(await response!.allHeaders()).toHaveProperty(cdnHeader)
    expect(await response!.allHeaders()).not.toHaveProperty('set-cookie')
    await expect(page.getByText(percentage ? 'Trial on' : 'Trial off')).toBeVisible()
  }
})

test('admins change a flag on its page and read the log, and see the live builds [REL-98, REL-20, REL-83]', async ({
  page,
  pageErrors,
}) => {
  await openSignedIn(page, accounts.admin, '/admin/flags')
  await page.getByRole('button', { name: 'Change marketing.trial' }).click()
  await page.getByLabel('Percentage of visitors').fill('30')
  await page.getByLabel('Reason').fill('A first share')
  await page.getByRole('button', { name: 'Save change' }).click()
  await expect(page.getByRole('row', { name: /trial/ })).toContainText('On for 30% of visitors')
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('Off → On for 30% of visitors. A first share')
  await expect.poll(async () => (await fetch(origin)).headers.get('cache-control'), obeyed).toContain('private')

  await page.goto('/admin/releases')
  await expect(page.getByRole('row', { name: /^Marketing/ })).toContainText('KB')
  await expect(page.getByRole('row', { name: /^react / })).toContainText('Matches the shell')
  expect(pageErrors).toEqual([])
})

test('the last known values hold while the database does not respond [REL-95]', async () => {
  await servers.stack.stopDatabase()
  expect(await fetchHtml(`${origin}/pricing`, asVisitor(1))).toContain('Banner on')
  expect(await fetchHtml(`${otherOrigin}/partners`, asVisitor(1))).toContain('Banner on')
})

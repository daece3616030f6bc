import { mkdirSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '../support/createClient.ts'
import { expect, signIn, test } from '../support/fixtures.ts'
import { loadErrorAlert } from '../support/loadErrors.ts'
import { markDocument } from '../support/markDocument.ts'
import { ports } from '../support/ports.ts'
import { openSignedIn } from '../support/signIn.ts'
import { startOwnStack } from '../support/servers/startOwnStack.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://localhost:${ports.outages.web}` })

let servers: Awaited<ReturnType<typeof startOwnStack>>

test.beforeAll(async () => {
  servers = await startOwnStack(ports.outages, { databaseLimits: { diskIntervalMs: 100 } })
})

test.afterAll(() => servers.dispose())

test('when marketing is down at the start of the shell, the dashboard works, the home page responds with 503, and Retry loads it later', async ({
  page,
  request,
}) => {
  const { stack } = servers
  const readReadiness = async () => (await request.get('/readyz')).status()
  await stack.stop('marketing')
  await stack.stop('shell')
  await stack.start('shell')
  expect(await readReadiness()).toBe(503)

  const response = await page.goto('/')
  expect(response!.status()).toBe(503)
  expect(response!.headers()['retry-after']).toBe('5')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()

  await signIn(page, 'client')
  await expect(page.getByRole('heading', { name: /projects/i }).first()).toBeVisible()

  await page.goto('/')
  await stack.start('marketing')
  await expect(async () => {
    for (const retry of await page.getByRole('button', { name: 'Retry' }).all()) await retry.click({ timeout: 1_000 })
    await expect(page.locator('main h1')).toContainText(/fortnight|agent/i, { timeout: 2_000 })
  }).toPass()
  expect((await page.goto('/'))!.status()).toBe(200)
  expect(await readReadiness()).toBe(200)
})

test('when the portal is down, the home page works and the dashboard shows an error whose Retry loads it later', async ({
  page,
  pageErrors,
}) => {
  const { stack } = servers
  await stack.stop('portal')
  expect((await page.goto('/'))!.status()).toBe(200)
  await expect(page.locator('main h1')).toBeVisible()
  expect(pageErrors).toEqual([])

  await page.goto('/login')
  await page.getByLabel('Email').fill('client@fortnight.example')
  await page.getByLabel('Password', { exact: true }).fill('fortnight-client')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(loadErrorAlert(page)).toBeVisible()
  await stack.start('portal')
  await loadErrorAlert(page).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: /projects/i }).first()).toBeVisible()
})

test('when the database is down, the home page reports it within 5 s and the dashboard within 10 s, and both recover with it [HOME-13]', async ({
  browser,
  page,
}) => {
  const { stack } = servers
  await signIn(page, 'client')
  await stack.stopDatabase()
  // A restart empties the response cache, which would hide the outage.
  await stack.stop('shell')
  await stack.start('shell')

  for (const javaScriptEnabled of [false, true]) {
    const visitorPage = await browser.newPage({ javaScriptEnabled })
    const startedAt = Date.now()
    expect((await visitorPage.goto(`${stack.origin}/`))!.status()).toBe(200)
    await expect(visitorPage.getByText('Unable to load FAQs at this time.')).toBeVisible({ timeout: 5_000 })
    expect(Date.now() - startedAt).toBeLessThan(5_000)
    await visitorPage.close()
  }
  const startedAt = Date.now()
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible({ timeout: 10_000 })
  expect(Date.now() - startedAt).toBeLessThan(10_000)

  await stack.startDatabase()
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await expect(page.getByRole('heading', { name: /projects/i }).first()).toBeVisible()
  await page.goto('/')
  await expect(page.locator('#faq details').first()).toBeVisible()
})

test('the server is not ready while the database cannot write to its folder, also after its own restart, and says why [READY-3]', async ({
  request,
}) => {
  const { stack, dataDir } = servers
  const readReadiness = async () => (await request.get('/readyz')).json() as Promise<unknown>
  // A folder in the place of the file that the check writes: tests run as root, which file permissions do not stop.
  const obstacle = join(dataDir, `write-test.${process.pid}`)
  await expect(() => mkdirSync(obstacle)).toPass()
  const notReady = { ready: false, reasons: ['disk-read-only'] }
  await expect.poll(readReadiness).toEqual(notReady)
  await stack.stop('shell')
  await stack.start('shell')
  await expect.poll(readReadiness).toEqual(notReady)
  rmdirSync(obstacle)
  await expect.poll(readReadiness).toEqual({ ready: true, reasons: [] })
})

test('a form keeps its input while the shell restarts: saving reports that the server is unreachable, and succeeds afterwards', async ({
  page,
  request,
}) => {
  const { stack } = servers
  await openSignedIn(page, await createClient(request), '/profile/edit')
  const company = page.getByLabel('Company name')
  await company.fill('Harbour Lane')
  const isSameDocument = await markDocument(page)
  await stack.stop('shell')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The server could not be reached.' }).first()).toBeVisible()
  await expect(company).toHaveValue('Harbour Lane')

  await stack.start('shell')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('Harbour Lane').first()).toBeVisible()
  expect(await isSameDocument()).toBe(true)
})

import { expect, signIn, test } from '../support/fixtures.ts'
import { createClient } from '../support/createClient.ts'
import { ports } from '../support/ports.ts'
import { openSignedIn } from '../support/signIn.ts'
import { startOwnStack } from '../support/startOwnStack.ts'

test.describe.configure({ mode: 'serial' })

let servers: Awaited<ReturnType<typeof startOwnStack>>
test.beforeAll(async () => {
  servers = await startOwnStack(ports.outages)
})
test.afterAll(() => servers.dispose())
test.use({ baseURL: `http://localhost:${ports.outages.web}` })

test('with marketing stopped when the shell starts, the dashboard works and home answers 503 with a Retry that recovers', async ({
  page,
  request,
}) => {
  const { stack } = servers
  const readiness = async () => (await request.get('/readyz')).status()
  await stack.stop('marketing')
  await stack.stop('shell')
  await stack.start('shell')
  expect(await readiness()).toBe(503)

  const answer = await page.goto('/')
  expect(answer!.status()).toBe(503)
  expect(answer!.headers()['retry-after']).toBe('5')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()

  await signIn(page, 'client')
  await expect(page.getByRole('heading', { name: /projects/i }).first()).toBeVisible()

  await page.goto('/')
  await stack.start('marketing')
  await expect(async () => {
    const retry = page.getByRole('button', { name: 'Retry' })
    if (await retry.isVisible()) await retry.click()
    await expect(page.locator('main h1')).toContainText(/fortnight|agent/i, { timeout: 2_000 })
  }).toPass()
  expect((await page.goto('/'))!.status()).toBe(200)
  expect(await readiness()).toBe(200)
})

test('with portal stopped, home is unaffected and the dashboard offers a Retry that recovers', async ({
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
  const notice = page.getByRole('alert').filter({ hasText: 'not responding' })
  await expect(notice).toBeVisible()
  await stack.start('portal')
  await notice.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: /projects/i }).first()).toBeVisible()
})

test('with the database stopped, home says so within 5 s and the dashboard within 10 s; a reload and a Retry bring them back [HOME-13]', async ({
  browser,
  page,
}) => {
  const { stack } = servers
  await signIn(page, 'client')
  await stack.stopDatabase()
  // Without the pages that it remembers, or visitors would not notice at all.
  await stack.stop('shell')
  await stack.start('shell')

  for (const javaScriptEnabled of [false, true]) {
    const visitor = await (await browser.newContext({ javaScriptEnabled })).newPage()
    const started = Date.now()
    expect((await visitor.goto(`${stack.origin}/`))!.status()).toBe(200)
    await expect(visitor.getByText('Unable to load FAQs at this time.')).toBeVisible({ timeout: 5_000 })
    expect(Date.now() - started).toBeLessThan(5_000)
    await visitor.close()
  }
  const started = Date.now()
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible({ timeout: 10_000 })
  expect(Date.now() - started).toBeLessThan(10_000)

  await stack.startDatabase()
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await expect(page.getByRole('heading', { name: /projects/i }).first()).toBeVisible()
  await page.goto('/')
  await expect(page.locator('#faq details').first()).toBeVisible()
})

test('a shell that is restarted under an open tab loses nothing: saving says why it fails, and works afterwards', async ({
  page,
  request,
}) => {
  const { stack } = servers
  await openSignedIn(page, await createClient(request), '/profile/edit')
  const company = page.getByLabel('Company name')
  await company.fill('Harbour Lane')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await stack.stop('shell')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The server could not be reached.' }).first()).toBeVisible()
  await expect(company).toHaveValue('Harbour Lane')

  await stack.start('shell')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('Harbour Lane').first()).toBeVisible()
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { createClient } from '../support/createClient.ts'
import { ports } from '../support/ports.ts'
import { expireAccessToken } from '../support/expireAccessToken.ts'
import { openSignedIn } from '../support/signIn.ts'
import { startSlowConnection } from '../support/fakes/slowConnection.ts'
import { startOwnServers } from '../support/startOwnStack.ts'

test.describe.configure({ mode: 'serial' })

let connection: Awaited<ReturnType<typeof startSlowConnection>>
let servers: Awaited<ReturnType<typeof startOwnServers>>
test.beforeAll(async () => {
  connection = await startSlowConnection(ports.shared.api)
  servers = await startOwnServers(ports.slowDatabase, { shellEnv: { SUPABASE_URL: connection.url } })
})
test.afterAll(async () => {
  await servers.dispose()
  connection.close()
})
test.use({ baseURL: `http://localhost:${ports.slowDatabase.web}` })
test.afterEach(() => {
  connection.delayMs = 0
  connection.closeConnections()
})

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' }).first()
const projects = (page: Page) => page.getByRole('heading', { name: 'Your projects' })

/** Fails when a wait takes longer than anybody should wait without a word. */
async function withinTenSeconds(wait: () => Promise<unknown>) {
  const began = Date.now()
  await wait()
  expect(Date.now() - began).toBeLessThan(10_000)
}

test('with a database that takes a second for everything, pages wait with a word and come complete', async ({
  page,
  request,
}) => {
  const client = await createClient(request)
  connection.delayMs = 1_000
  await openSignedIn(page, client, '/dashboard')
  await expect(page.getByText('No projects yet')).toBeVisible()
  await expect(projects(page)).toBeVisible()
  await expect(retry(page)).toHaveCount(0)
  await page.goto('/blog')
  await expect(page.locator('main article').first()).toBeVisible()
})

test('with a database that hangs, home is there in five seconds, without its questions [HOME-13]', async ({
  page,
  request,
}) => {
  connection.delayMs = Infinity
  // Without the pages that it remembers, or visitors would not notice at all.
  await servers.stack.stop('shell')
  await servers.stack.start('shell')
  const began = Date.now()
  expect((await request.get('/')).status()).toBe(200)
  expect(Date.now() - began).toBeLessThan(5_000)
  await page.goto('/')
  await expect(page.getByText('Unable to load FAQs at this time.')).toBeVisible()
})

test('with a database that hangs, every wait ends in ten seconds with a sentence, and Retry goes on when it answers', async ({
  page,
  request,
}) => {
  const client = await createClient(request)
  await openSignedIn(page, client, '/profile/edit')
  const company = page.getByLabel('Company name')
  await company.fill('Harbour Lane')
  connection.delayMs = Infinity
  await page.getByRole('button', { name: 'Save changes' }).click()
  await withinTenSeconds(() => expect(page.getByRole('alert').first()).toContainText('took too long to respond'))
  await expect(company).toHaveValue('Harbour Lane')

  await page.goto('/dashboard')
  await withinTenSeconds(() => expect(retry(page)).toBeVisible())

  connection.delayMs = 0
  connection.closeConnections()
  await retry(page).click()
  await expect(projects(page)).toBeVisible()
})

test('with a database that hangs, a session that has to be renewed first makes no wait longer', async ({
  page,
  request,
}) => {
  await openSignedIn(page, await createClient(request), '/profile/edit')
  const company = page.getByLabel('Company name')
  await company.fill('Harbour Lane')
  connection.delayMs = Infinity
  await expireAccessToken(page)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await withinTenSeconds(() => expect(page.getByRole('alert').first()).toContainText('took too long to respond'))
  await expect(company).toHaveValue('Harbour Lane')

  connection.delayMs = 0
  connection.closeConnections()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/dashboard')
})

test('with a database that hangs, signing in says so in ten seconds and keeps the address', async ({
  page,
  request,
}) => {
  const client = await createClient(request)
  await page.goto('/login')
  await page.getByLabel('Email').fill(client.email)
  await page.getByLabel('Password', { exact: true }).fill(client.password)
  connection.delayMs = Infinity
  await page.getByRole('button', { name: 'Sign in' }).click()
  await withinTenSeconds(() =>
    expect(page.getByRole('alert').first()).toContainText('The server could not be reached.'),
  )
  await expect(page.getByLabel('Email')).toHaveValue(client.email)
  connection.delayMs = 0
  connection.closeConnections()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard')
})

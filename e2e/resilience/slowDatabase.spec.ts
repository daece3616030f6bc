import type { Page } from 'playwright/test'
import { createClient } from '../support/createClient.ts'
import { expireAccessToken } from '../support/expireAccessToken.ts'
import { expectAlert, expectRetryButton, expectTimeoutAlert, retryButton } from '../support/expectTimeout.ts'
import { startSlowConnection } from '../support/fakes/slowConnection.ts'
import { expect, test } from '../support/fixtures.ts'
import { ports } from '../support/ports.ts'
import { openSignedIn } from '../support/signIn.ts'
import { startOwnServers } from '../support/servers/startOwnStack.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://localhost:${ports.slowDatabase.web}` })

let connection: Awaited<ReturnType<typeof startSlowConnection>>
let servers: Awaited<ReturnType<typeof startOwnServers>>

test.beforeAll(async () => {
  connection = await startSlowConnection(ports.shared.api)
  servers = await startOwnServers(ports.slowDatabase, { shellEnv: { SUPABASE_URL: connection.url } })
})

test.afterEach(restoreDatabase)

test.afterAll(async () => {
  await servers.dispose()
  connection.close()
})

/** Makes the database respond again. Connections that hang are closed. */
function restoreDatabase() {
  connection.delayMs = 0
  connection.closeConnections()
}

const projectsHeading = (page: Page) => page.getByRole('heading', { name: 'Your projects' })

async function expectWithinTenSeconds(expectation: () => Promise<unknown>) {
  const startedAt = Date.now()
  await expectation()
  expect(Date.now() - startedAt).toBeLessThan(10_000)
}

test('pages load completely when the database delays every response by a second', async ({ page, request }) => {
  const client = await createClient(request)
  connection.delayMs = 1_000
  await openSignedIn(page, client, '/dashboard')
  await expect(page.getByText('No projects yet')).toBeVisible()
  await expect(projectsHeading(page)).toBeVisible()
  await expect(retryButton(page)).toHaveCount(0)
  await page.goto('/blog')
  await expect(page.locator('main article').first()).toBeVisible()
})

test('the home page loads within five seconds without FAQs when the database hangs [HOME-13]', async ({
  page,
  request,
}) => {
  connection.delayMs = Infinity
  // A restart empties the response cache, which would hide the outage.
  await servers.stack.stop('shell')
  await servers.stack.start('shell')
  const startedAt = Date.now()
  expect((await request.get('/')).status()).toBe(200)
  expect(Date.now() - startedAt).toBeLessThan(5_000)
  await page.goto('/')
  await expect(page.getByText('Unable to load FAQs at this time.')).toBeVisible()
})

test('saving and loading time out within ten seconds when the database hangs, and Retry loads the page when it responds again', async ({
  page,
  request,
}) => {
  const client = await createClient(request)
  await openSignedIn(page, client, '/profile/edit')
  const company = page.getByLabel('Company name')
  await company.fill('Harbour Lane')
  connection.delayMs = Infinity
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectWithinTenSeconds(() => expectTimeoutAlert(page))
  await expect(company).toHaveValue('Harbour Lane')

  await page.goto('/dashboard')
  await expectWithinTenSeconds(() => expectRetryButton(page))

  restoreDatabase()
  await retryButton(page).first().click()
  await expect(projectsHeading(page)).toBeVisible()
})

test('saving times out within ten seconds even when the access token must be refreshed first', async ({
  page,
  request,
}) => {
  await openSignedIn(page, await createClient(request), '/profile/edit')
  const company = page.getByLabel('Company name')
  await company.fill('Harbour Lane')
  connection.delayMs = Infinity
  await expireAccessToken(page)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectWithinTenSeconds(() => expectTimeoutAlert(page))
  await expect(company).toHaveValue('Harbour Lane')

  restoreDatabase()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/dashboard')
})

test('the sign-in form reports within ten seconds that the database hangs, and keeps the email address', async ({
  page,
  request,
}) => {
  const client = await createClient(request)
  await page.goto('/login')
  await page.getByLabel('Email').fill(client.email)
  await page.getByLabel('Password', { exact: true }).fill(client.password)
  connection.delayMs = Infinity
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectWithinTenSeconds(() => expectAlert('The server could not be reached.')(page))
  await expect(page.getByLabel('Email')).toHaveValue(client.email)
  restoreDatabase()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/dashboard')
})

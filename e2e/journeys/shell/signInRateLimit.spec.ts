import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/fixtures.ts'
import { randomIp } from '../../support/network/randomIp.ts'
import { fetchApiHeaders } from '../../support/signIn.ts'

const invalidCredentials = 'Invalid email or password. Please check your credentials and try again.'
const tooManyAttempts = /^Too many attempts\. Please wait \d+ seconds? and try again\.$/

const maxAttempts = 10

async function fillIn(page: Page, email: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not-the-password')
}

/** Submits the form and returns the status and the waiting time of the response. */
async function submit(page: Page) {
  const responsePromise = page.waitForResponse((response) => response.url().includes('grant_type=password'))
  await page.getByRole('button', { name: 'Sign in' }).click()
  const response = await responsePromise
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  return { status: response.status(), retryAfterSeconds: Number(response.headers()['retry-after']) }
}

test('the sign-in screen rejects the 11th and every later wrong password in a minute with a waiting time [LOGIN-6]', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': randomIp() })
  await fillIn(page, `guessed-${Date.now()}@example.com`)
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    expect((await submit(page)).status).toBe(400)
    await expect(page.getByRole('alert')).toHaveText(invalidCredentials)
  }
  for (let attempt = maxAttempts + 1; attempt <= maxAttempts + 5; attempt++) {
    const { status, retryAfterSeconds } = await submit(page)
    expect(status).toBe(429)
    expect(retryAfterSeconds).toBeLessThanOrEqual(60)
    await expect(page.getByRole('alert')).toHaveText(tooManyAttempts)
  }
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-password')
  await expectAccessible(page)
})

test('the sign-in screen points to the mailed link after a hundred wrong passwords for one account in a day [LIMIT-4]', async ({
  page,
  request,
}) => {
  const email = `guessed-${Date.now()}@example.com`
  const headers = await fetchApiHeaders(request)
  const data = { email, password: 'not-the-password' }
  const guess = () =>
    request.post('/auth/v1/token?grant_type=password', { headers: { ...headers, 'X-Forwarded-For': randomIp() }, data })
  for (let batch = 0; batch < 4; batch++) {
    const statuses = await Promise.all(Array.from({ length: 25 }, async () => (await guess()).status()))
    expect(new Set(statuses)).toEqual(new Set([400]))
  }
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': randomIp() })
  await fillIn(page, email)
  expect((await submit(page)).status).toBe(429)
  await expect(page.getByRole('alert')).toHaveText(
    'There were too many wrong passwords for this account today. Please use “Forgot your password?” instead: the link we email you signs you in.',
  )
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toBeVisible()
})

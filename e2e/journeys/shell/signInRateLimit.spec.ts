import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/fixtures.ts'

const refusal = 'Invalid email or password. Please check your credentials and try again.'
const waiting = /^Too many tries\. Please wait \d+ seconds? and try again\.$/

// Limits are per visitor's address, and every test is a visitor of its own.
const part = () => Math.floor(Math.random() * 254) + 1
const anAddress = () => `10.${part()}.${part()}.${part()}`

async function fillIn(page: Page, email: string) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not-the-password')
}

/** Presses the button and gives the status and the waiting time of the answer. */
async function tryToSignIn(page: Page) {
  const answered = page.waitForResponse((answer) => answer.url().includes('grant_type=password'))
  await page.getByRole('button', { name: 'Sign in' }).click()
  const answer = await answered
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  return { status: answer.status(), seconds: Number(answer.headers()['retry-after']) }
}

test('of thirty wrong passwords in a minute the eleventh and all later ones are told to wait [LOGIN-6]', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': anAddress() })
  await fillIn(page, `guessed-${Date.now()}@example.com`)
  const statuses: number[] = []
  for (let tries = 1; tries <= 30; tries++) {
    const { status, seconds } = await tryToSignIn(page)
    statuses.push(status)
    await expect(page.getByRole('alert')).toHaveText(tries <= 10 ? refusal : waiting)
    if (tries > 10) expect(seconds).toBeLessThanOrEqual(60)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(400), ...Array<number>(20).fill(429)])
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-password')
  await expectAccessible(page)
})

test('guesses at one account are counted together, from wherever they come [LOGIN-6]', async ({ page }) => {
  const email = `aimed-at-${Date.now()}@example.com`
  await fillIn(page, email)
  for (let tries = 1; tries <= 11; tries++) {
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': anAddress() })
    const { status } = await tryToSignIn(page)
    expect(status).toBe(tries <= 10 ? 400 : 429)
  }
  await expect(page.getByRole('alert')).toHaveText(waiting)
})

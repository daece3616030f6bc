import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/fixtures.ts'
import { findAuthLink, startMailServer } from '../../support/fakes/mailServer.ts'
import { ports } from '../../support/ports.ts'
import { startOwnStack } from '../../support/startOwnStack.ts'

const neutral = 'If a confirmation is still needed, a new link is on its way.'
const password = 'six-or-more'

let mail: Awaited<ReturnType<typeof startMailServer>>
let own: Awaited<ReturnType<typeof startOwnStack>>

// One product for all of these.
test.describe.configure({ mode: 'default', timeout: 60_000 })

test.beforeAll(async () => {
  mail = await startMailServer()
  const env = { ...mail.env, FORTNIGHT_CONFIRM_EMAILS: 'true', FORTNIGHT_RECOVERIES_PER_MINUTE: '100' }
  own = await startOwnStack(ports.emailConfirmation, { shellEnv: env, databaseEnv: env })
})

test.afterAll(async () => {
  await own?.dispose()
  await mail?.stop()
})

const newAddress = (name: string) => `${name}-${Date.now()}@example.com`

async function signUp(page: Page, email: string) {
  await page.goto(`${own.stack.origin}/signup`)
  await page.getByLabel('Name', { exact: true }).fill('Vera Visitor')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByLabel('Mobile number').fill('+1 555 0100')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel(/how did you hear/i).selectOption('referral')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
}

async function mailedLink(email: string, count = 1) {
  await expect.poll(() => mail.mailsTo(email).length).toBe(count)
  return findAuthLink(mail.mailsTo(email).at(-1))
}

async function signIn(page: Page, email: string) {
  await page.goto(`${own.stack.origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function resend(page: Page, email: string) {
  await expect(page.getByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByText(neutral)).toBeVisible()
}

test('the mailed link opens the account and welcomes its owner, once [SIGNUP-14]', async ({ page, browser }) => {
  const email = newAddress('newcomer')
  await signUp(page, email)
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('button', { name: /Send again in \d+ s/ })).toBeVisible()
  await expectAccessible(page)
  const link = await mailedLink(email)

  const visitor = await (await browser.newContext()).newPage()
  await signIn(visitor, email)
  await expect(visitor.getByRole('alert')).toContainText('Invalid email or password.')

  // Without an answer nobody knows whether the link is good, and it is not called used.
  await page.route('**/auth/v1/user', (route) => route.abort())
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.')
  await expectAccessible(page)
  await page.unroute('**/auth/v1/user')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL('**/dashboard')
  expect(page.url()).toBe(`${own.stack.origin}/dashboard`)
  await expect(page.getByText(/welcome/i).first()).toBeVisible()

  await visitor.goto(link)
  await expect(visitor.getByText('This link has expired or was used already. Please request a new one.')).toBeVisible()
  expect(visitor.url()).toBe(`${own.stack.origin}/confirm-email`)
  await expectAccessible(visitor)
  await resend(visitor, email)
  await expectAccessible(visitor)
  await signIn(visitor, email)
  await visitor.waitForURL('**/dashboard')
})

test('a lost confirmation is sent again from the sign-in screen [LOGIN-6]', async ({ page, browser }) => {
  const email = newAddress('lost')
  await signUp(page, email)
  await mailedLink(email)
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(`${own.stack.origin}/login`)
  await elsewhere.getByRole('link', { name: 'Resend confirmation' }).click()
  await resend(elsewhere, email)
  await elsewhere.goto(await mailedLink(email, 2))
  await elsewhere.waitForURL('**/dashboard')
})

test('nobody learns whether an address is known: neither by signing up nor by asking for a link [LOGIN-6]', async ({
  page,
  browser,
}) => {
  const email = newAddress('taken')
  await signUp(page, email)
  const stranger = await (await browser.newContext()).newPage()
  await signUp(stranger, email)
  await stranger.goto(`${own.stack.origin}/confirm-email`)
  await resend(stranger, newAddress('unknown'))
  await expectAccessible(stranger)
})

test('a new address for signing in counts once its mail was answered [PROF-10]', async ({ page }) => {
  const email = newAddress('old')
  const other = newAddress('new')
  await signUp(page, email)
  await page.goto(await mailedLink(email))
  await page.waitForURL('**/dashboard')
  await page.goto(`${own.stack.origin}/profile/edit`)
  await page.getByLabel('New sign-in address').fill(other)
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(
    page.getByText(`We sent a link to ${other}. Until you open it, you sign in with ${email}.`),
  ).toBeVisible()
  await page.goto(await mailedLink(other))
  await expect(page.getByRole('status').filter({ hasText: `From now on you sign in with ${other}.` })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go on to your dashboard' }).click()
  await page.waitForURL('**/dashboard')
})

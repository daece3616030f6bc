import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/fixtures.ts'
import { findAuthLink, startMailServer } from '../../support/fakes/mailServer.ts'
import { ports } from '../../support/ports.ts'
import { startOwnStack } from '../../support/servers/startOwnStack.ts'

const neutralNotice = 'If a confirmation is still needed, a new link is on its way.'
const password = 'six-or-more'

let mail: Awaited<ReturnType<typeof startMailServer>>
let own: Awaited<ReturnType<typeof startOwnStack>>

// All tests share one product.
test.describe.configure({ mode: 'default', timeout: 60_000 })

test.beforeAll(async () => {
  mail = await startMailServer()
  const env = { ...mail.env, FORTNIGHT_CONFIRM_EMAILS: 'true', FORTNIGHT_RECOVERIES_PER_MINUTE: '100' }
  own = await startOwnStack(ports.emailConfirmation, { shellEnv: env, databaseEnv: env })
})

test.afterAll(async () => {
  await own.dispose()
  await mail.stop()
})

const uniqueEmail = (name: string) => `${name}-${Date.now()}@example.com`

async function signUp(page: Page, email: string) {
  await page.goto(`${own.stack.origin}/signup`)
  await page.getByLabel('Name', { exact: true }).fill('Vera Visitor')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByLabel('Mobile number').fill('+1 555 0100')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel(/how did you hear/i).selectOption('referral')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
}

async function waitForMailedLink(email: string, count = 1) {
  await expect.poll(() => mail.mailsTo(email).length).toBe(count)
  return findAuthLink(mail.mailsTo(email).at(-1))
}

async function signIn(page: Page, email: string) {
  await page.goto(`${own.stack.origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function requestNewLink(page: Page, email: string) {
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByText(neutralNotice)).toBeVisible()
}

test('a confirmation link signs the new client in, and only once [SIGNUP-14]', async ({ page, browser }) => {
  const email = uniqueEmail('newcomer')
  await signUp(page, email)
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('button', { name: /Send again in \d+ s/ })).toBeVisible()
  await expectAccessible(page)
  const link = await waitForMailedLink(email)

  const visitor = await (await browser.newContext()).newPage()
  await signIn(visitor, email)
  await expect(visitor.getByRole('alert')).toContainText('Invalid email or password.')

  // Without a response the validity of the link is unknown, so the page must not call it used.
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
  await expect(visitor.getByText('This link has expired or was already used. Please request a new one.')).toBeVisible()
  expect(visitor.url()).toBe(`${own.stack.origin}/confirm-email`)
  await expectAccessible(visitor)
  await requestNewLink(visitor, email)
  await expectAccessible(visitor)
  await signIn(visitor, email)
  await visitor.waitForURL('**/dashboard')
})

test('the sign-in screen offers to send a lost confirmation link again [LOGIN-6]', async ({ page, browser }) => {
  const email = uniqueEmail('lost')
  await signUp(page, email)
  await waitForMailedLink(email)
  const otherBrowser = await (await browser.newContext()).newPage()
  await otherBrowser.goto(`${own.stack.origin}/login`)
  await otherBrowser.getByRole('link', { name: 'Resend confirmation' }).click()
  await requestNewLink(otherBrowser, email)
  await otherBrowser.goto(await waitForMailedLink(email, 2))
  await expect(otherBrowser).toHaveURL(`${own.stack.origin}/dashboard`)
})

test('signing up and requesting a link do not reveal whether an address has an account [LOGIN-6]', async ({
  page,
  browser,
}) => {
  const email = uniqueEmail('taken')
  await signUp(page, email)
  const otherVisitor = await (await browser.newContext()).newPage()
  await signUp(otherVisitor, email)
  await otherVisitor.goto(`${own.stack.origin}/confirm-email`)
  await requestNewLink(otherVisitor, uniqueEmail('unknown'))
  await expectAccessible(otherVisitor)
})

test('a new sign-in address takes effect once its mailed link is opened [PROF-10]', async ({ page }) => {
  const email = uniqueEmail('old')
  const newEmail = uniqueEmail('new')
  await signUp(page, email)
  await page.goto(await waitForMailedLink(email))
  await page.waitForURL('**/dashboard')
  await page.goto(`${own.stack.origin}/profile/edit`)
  await page.getByLabel('New sign-in address').fill(newEmail)
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(
    page.getByText(
      `If ${newEmail} is available, we’ve emailed a link to it. Until you open that link, you sign in with ${email}.`,
    ),
  ).toBeVisible()
  await page.goto(await waitForMailedLink(newEmail))
  await expect(page.getByRole('status').filter({ hasText: `From now on you sign in with ${newEmail}.` })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to your dashboard' }).click()
  await expect(page).toHaveURL(`${own.stack.origin}/dashboard`)
})

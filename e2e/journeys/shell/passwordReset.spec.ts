import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/fixtures.ts'
import { startHostedAuth } from '../../support/fakes/hostedAuth.ts'
import { findAuthLink, startMailServer } from '../../support/fakes/mailServer.ts'
import { ports } from '../../support/ports.ts'
import { startOwnStack } from '../../support/startOwnStack.ts'

const neutral = 'If there is an account for that address, a link is on its way.'
const expired = 'This link has expired or was used already. Please request a new one.'
const changed = 'Your password has been changed.'

let mail: Awaited<ReturnType<typeof startMailServer>>
let hosted: Awaited<ReturnType<typeof startHostedAuth>>
let own: Awaited<ReturnType<typeof startOwnStack>>

test.describe.configure({ mode: 'default', timeout: 60_000 })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  mail = await startMailServer()
  const database = `http://127.0.0.1:${ports.passwordReset.api}`
  hosted = await startHostedAuth(database, () => own.stack.database.publishableKey, 'the-old-one')
  const env = { ...mail.env, FORTNIGHT_RECOVERIES_PER_MINUTE: '100' }
  own = await startOwnStack(ports.passwordReset, { shellEnv: { ...env, SUPABASE_URL: hosted.url }, databaseEnv: env })
})

test.afterAll(async () => {
  await own?.dispose()
  await mail?.stop()
  await hosted?.stop()
})

async function newClient(name: string) {
  const email = `${name}-${Date.now()}@example.com`
  const { url, publishableKey: apikey } = own.stack.database
  const headers = { apikey, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ email, password: 'the-old-one', data: { name } })
  const answer = await fetch(`${url}/auth/v1/signup`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  return email
}

async function askForLink(page: Page, email: string) {
  await page.goto(`${own.stack.origin}/reset-password`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(neutral)).toBeVisible()
}

async function mailedLink(email: string, count = 1) {
  await expect.poll(() => mail.mailsTo(email).length).toBe(count)
  return findAuthLink(mail.mailsTo(email).at(-1))
}

async function signIn(page: Page, email: string, password: string) {
  await page.goto(`${own.stack.origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('a client who forgot the password chooses a new one by keyboard alone [LOGIN-6]', async ({
  page,
  pageErrors: pageErrors,
}) => {
  const email = await newClient('keyboard')
  await page.goto(`${own.stack.origin}/login`)
  await page.getByRole('link', { name: 'Forgot your password?' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await page.getByLabel('Email').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(neutral)).toBeVisible()
  await expect(page.getByRole('button', { name: /Send again in \d+ s/ })).toBeVisible()
  await expectAccessible(page)

  await page.goto(await mailedLink(email))
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  expect(page.url()).toBe(`${own.stack.origin}/reset-password`)
  await expectAccessible(page)
  await page.reload()
  await page.getByLabel('New password', { exact: true }).focus()
  await page.keyboard.type('short')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('the-new-one')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await page.keyboard.type('the-new-one')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await expect(page.getByText(changed)).toBeVisible()
  await page.goBack()
  expect(page.url()).not.toContain('access_token')
  expect(pageErrors).toEqual([])
})

test('the new password works, the old one does not, and other devices are signed out [LOGIN-6]', async ({
  browser,
}) => {
  const email = await newClient('devices')
  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, email, 'the-old-one')
  await elsewhere.waitForURL('**/dashboard')

  const page = await (await browser.newContext()).newPage()
  await askForLink(page, email)
  await page.goto(await mailedLink(email))
  await page.getByLabel('New password', { exact: true }).fill('the-new-one')
  await page.getByLabel('Repeat the new password').fill('the-new-one')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.waitForURL('**/dashboard')

  const refreshed = await elsewhere.evaluate(async () => {
    const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '') as { supabase: { key: string } }
    const { refresh_token } = JSON.parse(localStorage.getItem('fortnight-auth') ?? '') as { refresh_token: string }
    const headers = { apikey: boot.supabase.key, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ refresh_token })
    return (await fetch('/auth/v1/token?grant_type=refresh_token', { method: 'POST', headers, body })).status
  })
  expect(refreshed).toBeGreaterThanOrEqual(400)
  const visitor = await (await browser.newContext()).newPage()
  await signIn(visitor, email, 'the-old-one')
  await expect(visitor.getByRole('alert')).toContainText('Invalid email or password.')
  await signIn(visitor, email, 'the-new-one')
  await visitor.waitForURL('**/dashboard')
})

test('a link that was used says so and offers another [LOGIN-6]', async ({ page }) => {
  const email = await newClient('twice')
  await askForLink(page, email)
  const link = await mailedLink(email)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByText(expired)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.goto(await mailedLink(email, 2))
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
})

test('an unknown address gets the same answer, after the same time, and no mail [LOGIN-6]', async ({ page }) => {
  const known = await newClient('known')
  const unknown = `unknown-${Date.now()}@example.com`
  for (const email of [known, unknown]) {
    const answer = page.waitForResponse('**/auth/v1/recover*')
    await askForLink(page, email)
    await (await answer).finished()
    // Both are held back until a second has passed, longer than either needs.
    expect((await answer).request().timing().responseEnd).toBeGreaterThanOrEqual(990)
  }
  await mailedLink(known)
  expect(mail.mailsTo(unknown)).toEqual([])
})

test.describe('where links carry a code, as those of hosted Supabase do', () => {
  test.beforeAll(() => hosted.enable())

  for (const landing of ['/reset-password', '/']) {
    test(`the code leads from ${landing} to a new password, and out of the address bar [LOGIN-6]`, async ({ page }) => {
      await askForLink(page, await newClient('code'))
      const link = new URL(hosted.links.at(-1) ?? '')
      link.pathname = landing
      await page.goto(link.href)
      await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
      expect(page.url()).toBe(`${own.stack.origin}/reset-password`)
      await page.getByLabel('New password', { exact: true }).fill('the-new-one')
      await page.getByLabel('Repeat the new password').fill('the-new-one')
      await page.getByRole('button', { name: 'Save the new password' }).click()
      await page.waitForURL('**/dashboard')
    })
  }

  test('another browser than the one that asked is told so [LOGIN-6]', async ({ page, browser }) => {
    await askForLink(page, await newClient('elsewhere'))
    const elsewhere = await (await browser.newContext()).newPage()
    await elsewhere.goto(hosted.links.at(-1) ?? '')
    await expect(elsewhere.getByText(/requested in another browser/)).toBeVisible()
    expect(elsewhere.url()).toBe(`${own.stack.origin}/confirm-email`)
    await expectAccessible(elsewhere)
  })
})

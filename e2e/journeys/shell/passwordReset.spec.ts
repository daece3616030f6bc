import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/fixtures.ts'
import { startHostedAuth } from '../../support/fakes/hostedAuth.ts'
import { findAuthLink, startMailServer } from '../../support/fakes/mailServer.ts'
import { ports } from '../../support/ports.ts'
import { startOwnStack } from '../../support/servers/startOwnStack.ts'

const neutralNotice = 'If there is an account for that address, a link is on its way.'
const expiredNotice = 'This link has expired or was already used. Please request a new one.'
const changedNotice = 'Your password has been changed.'

const oldPassword = 'the-old-one'
const newPassword = 'the-new-one'

let mail: Awaited<ReturnType<typeof startMailServer>>
let hosted: Awaited<ReturnType<typeof startHostedAuth>>
let own: Awaited<ReturnType<typeof startOwnStack>>

test.describe.configure({ mode: 'default', timeout: 60_000 })

test.beforeAll(async () => {
  mail = await startMailServer()
  const database = `http://127.0.0.1:${ports.passwordReset.api}`
  hosted = await startHostedAuth(database, () => own.stack.database.publishableKey, oldPassword)
  const env = { ...mail.env, FORTNIGHT_RECOVERIES_PER_MINUTE: '100' }
  own = await startOwnStack(ports.passwordReset, { shellEnv: { ...env, SUPABASE_URL: hosted.url }, databaseEnv: env })
})

test.afterAll(async () => {
  await own.dispose()
  await mail.stop()
  await hosted.stop()
})

async function signUp(name: string) {
  const email = `${name}-${Date.now()}@example.com`
  const { url, publishableKey: apikey } = own.stack.database
  const headers = { apikey, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ email, password: oldPassword, data: { name } })
  const response = await fetch(`${url}/auth/v1/signup`, { method: 'POST', headers, body })
  expect(response.status).toBe(200)
  return email
}

async function requestLink(page: Page, email: string) {
  await page.goto(`${own.stack.origin}/reset-password`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(neutralNotice)).toBeVisible()
}

async function waitForMailedLink(email: string, count = 1) {
  await expect.poll(() => mail.mailsTo(email).length).toBe(count)
  return findAuthLink(mail.mailsTo(email).at(-1))
}

async function signIn(page: Page, email: string, password: string) {
  await page.goto(`${own.stack.origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

test('a client resets a forgotten password with the keyboard alone [LOGIN-6]', async ({ page, pageErrors }) => {
  const email = await signUp('keyboard')
  await page.goto(`${own.stack.origin}/login`)
  await page.getByRole('link', { name: 'Forgot your password?' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
  await page.getByLabel('Email').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(neutralNotice)).toBeVisible()
  await expect(page.getByRole('button', { name: /Send again in \d+ s/ })).toBeVisible()
  await expectAccessible(page)

  await page.goto(await waitForMailedLink(email))
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
  await page.keyboard.type(newPassword)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await page.keyboard.type(newPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await expect(page.getByText(changedNotice)).toBeVisible()
  await page.goBack()
  expect(page.url()).not.toContain('access_token')
  expect(pageErrors).toEqual([])
})

test('a password reset replaces the old password and signs other devices out [LOGIN-6]', async ({ browser }) => {
  const email = await signUp('devices')
  const otherDevice = await (await browser.newContext()).newPage()
  await signIn(otherDevice, email, oldPassword)
  await otherDevice.waitForURL('**/dashboard')

  const page = await (await browser.newContext()).newPage()
  await requestLink(page, email)
  await page.goto(await waitForMailedLink(email))
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm new password').fill(newPassword)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await page.waitForURL('**/dashboard')

  const refreshStatus = await otherDevice.evaluate(async () => {
    const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '') as { supabase: { key: string } }
    const { refresh_token } = JSON.parse(localStorage.getItem('fortnight-auth') ?? '') as { refresh_token: string }
    const headers = { apikey: boot.supabase.key, 'Content-Type': 'application/json' }
    const body = JSON.stringify({ refresh_token })
    return (await fetch('/auth/v1/token?grant_type=refresh_token', { method: 'POST', headers, body })).status
  })
  expect(refreshStatus).toBeGreaterThanOrEqual(400)
  const visitor = await (await browser.newContext()).newPage()
  await signIn(visitor, email, oldPassword)
  await expect(visitor.getByRole('alert')).toContainText('Invalid email or password.')
  await signIn(visitor, email, newPassword)
  await visitor.waitForURL('**/dashboard')
})

test('a used recovery link says so and offers a new one [LOGIN-6]', async ({ page }) => {
  const email = await signUp('twice')
  await requestLink(page, email)
  const link = await waitForMailedLink(email)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByText(expiredNotice)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.goto(await waitForMailedLink(email, 2))
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
})

test('a reset request for an unknown address gets the same reply after the same time, but no mail [LOGIN-6]', async ({
  page,
}) => {
  const known = await signUp('known')
  const unknown = `unknown-${Date.now()}@example.com`
  for (const email of [known, unknown]) {
    const responsePromise = page.waitForResponse('**/auth/v1/recover*')
    await requestLink(page, email)
    const response = await responsePromise
    await response.finished()
    // Both responses are delayed to one second, longer than either takes.
    expect(response.request().timing().responseEnd).toBeGreaterThanOrEqual(990)
  }
  await waitForMailedLink(known)
  expect(mail.mailsTo(unknown)).toEqual([])
})

test.describe('Recovery links with a code, as hosted Supabase sends them', () => {
  test.beforeAll(() => hosted.enable())

  for (const landing of ['/reset-password', '/']) {
    test(`a recovery link with a code opens the new-password form from ${landing} and removes the code from the URL [LOGIN-6]`, async ({
      page,
    }) => {
      await requestLink(page, await signUp('code'))
      const link = new URL(hosted.links.at(-1) ?? '')
      link.pathname = landing
      await page.goto(link.href)
      await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
      expect(page.url()).toBe(`${own.stack.origin}/reset-password`)
      await page.getByLabel('New password', { exact: true }).fill(newPassword)
      await page.getByLabel('Confirm new password').fill(newPassword)
      await page.getByRole('button', { name: 'Save new password' }).click()
      await page.waitForURL('**/dashboard')
    })
  }

  test('a recovery link with a code fails with an explanation in another browser [LOGIN-6]', async ({
    page,
    browser,
  }) => {
    await requestLink(page, await signUp('other-browser'))
    const otherBrowser = await (await browser.newContext()).newPage()
    await otherBrowser.goto(hosted.links.at(-1) ?? '')
    await expect(otherBrowser.getByText(/requested in another browser/)).toBeVisible()
    expect(otherBrowser.url()).toBe(`${own.stack.origin}/confirm-email`)
    await expectAccessible(otherBrowser)
  })
})

import type { Page } from 'playwright/test'
import { expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { accounts, expect } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'
import { createClient } from '../../support/createClient.ts'

const failure = 'Invalid email or password. Please check your credentials and try again.'
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in' })

async function fill(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

test('somebody signs in with the keyboard alone [LOGIN-1, LOGIN-2]', async ({ page, request }) => {
  const { email, password } = await createClient(request)
  await page.goto('/login')
  await page.getByLabel('Email').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('main')).toBeFocused()
})

test('has no accessibility violation when empty, refused, busy and refused by the service', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await submit(page).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expectAccessibleInBothSchemes(page)

  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/auth/v1/token?*', async (route) => {
    await held
    await route.continue()
  })
  await fill(page, { email: 'nobody@example.com', password: 'not-the-password' })
  await submit(page).click()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
  await expectAccessibleInBothSchemes(page)
  release()
  await expect(page.getByRole('alert')).toContainText(failure)
  await expectAccessibleInBothSchemes(page)
})

test('offers a new password and a new confirmation to everybody alike [LOGIN-4, LOGIN-5, LOGIN-6]', async ({
  page,
}) => {
  await page.goto('/admin/login')
  await expect(page.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/reset-password')
  await expect(page.getByRole('link', { name: 'Resend confirmation' })).toHaveAttribute('href', '/confirm-email')
  await page.getByRole('link', { name: 'Sign up as a client' }).click()
  await page.waitForURL('**/signup')
})

test('the wanted page survives the way from sign-up to sign-in and back; another site is never one', async ({
  page,
  request,
}) => {
  await page.goto('/profile/edit')
  await page.waitForURL('**/signup?next=%2Fprofile%2Fedit')
  await page.getByRole('link', { name: 'Sign in here' }).click()
  await page.getByRole('link', { name: 'Sign up as a client' }).click()
  await page.getByRole('link', { name: 'Sign in here' }).click()
  await fill(page, await createClient(request))
  await submit(page).click()
  await page.waitForURL('**/profile/edit')
  for (const evil of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example/']) {
    await page.goto(`/login?next=${encodeURIComponent(evil)}`)
    await page.waitForURL('**/dashboard')
  }
})

test('a wrong password gets the one sentence and keeps the address [LOGIN-6]', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('client@fortnight.example')
  await page.getByLabel('Password', { exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Invalid email or password. Please check your credentials and try again.',
  )
  await expect(page.getByLabel('Email')).toHaveValue('client@fortnight.example')
})

test('without a connection the failure names the way out as well [LOGIN-6]', async ({ page }) => {
  await page.goto('/login')
  await fill(page, accounts.client)
  await page.route('**/auth/v1/token?*', (route) => route.abort())
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText(`${failure} The server could not be reached.`)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(accounts.client.password)
})

test('hostile entries get a sentence [LOGIN-1]', async ({ page }) => {
  await page.goto('/login')
  const hostile = [
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '\u202Etxt',
    '\u{1F600}',
    `${'x'.repeat(490)}@example.com`,
  ]
  for (const email of hostile) {
    await fill(page, { email, password: 'x' })
    await submit(page).click()
    await expect(page.getByRole('alert')).toHaveText(/^(Enter an e-mail address like|Please keep your email)/)
  }
  await fill(page, { email: accounts.client.email, password: 'x'.repeat(1_000_000) })
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('That is too long to be your password')
})

test('the dashboard is there about a second after signing in [LOGIN-3]', async ({ page, request }) => {
  await page.goto('/login')
  await fill(page, await createClient(request))
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    addEventListener('submit', () => performance.mark('submitted'), { capture: true })
    new MutationObserver((_changes, observer) => {
      const region = document.getElementById('projects')?.closest('section')
      if (!region || region.querySelector('[aria-busy="true"]') || !/project/i.test(region.innerText.slice(14))) return
      performance.measure('arrival', 'submitted')
      observer.disconnect()
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await submit(page).click()
  await page.waitForURL('**/dashboard')
  const arrival = () => page.evaluate(() => performance.getEntriesByName('arrival')[0]?.duration ?? Infinity)
  await expect.poll(arrival).toBeLessThan(1_500)
})

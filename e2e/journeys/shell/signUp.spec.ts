import type { Locator, Page } from 'playwright/test'
import { expectAccessible, expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { expect, signIn } from '../../support/fixtures.ts'
import { holdRequests } from '../../support/network/holdRequests.ts'
import { test } from '../../support/sharedPages.ts'

test('a visitor signs up, lands on the dashboard and creates a project, which the admin can see [SIGNUP-1, SIGNUP-11, SIGNUP-14, DASH-2, DASH-3, DASH-4, DASH-11]', async ({
  browser,
  page,
}) => {
  const stamp = Date.now()
  const email = `visitor-${stamp}@example.com`
  await page.goto('/signup')
  await page.getByLabel('Name', { exact: true }).fill('Vera Visitor')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('six-or-more')
  await page.getByLabel('Confirm password').fill('six-or-more')
  await page.getByLabel('Mobile number').fill('+1 555 0100')
  await page.getByRole('button', { name: /continue|next/i }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: /continue|next/i }).click()
  await page.getByLabel(/how did you hear/i).selectOption('referral')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByText(/welcome/i).first()).toBeVisible()

  await page
    .getByRole('button', { name: /new project/i })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/name/i).fill(`Invoice agent ${stamp}`)
  await dialog.getByRole('button', { name: /create project/i }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(`Invoice agent ${stamp}`).first()).toBeVisible()
  await expect(page.getByText('draft').first()).toBeVisible()

  await page.reload()
  await expect(page.getByText(`Invoice agent ${stamp}`).first()).toBeVisible()
  await expect(page.getByText(/welcome, /i)).toHaveCount(0)

  const admin = await (await browser.newContext()).newPage()
  await signIn(admin, 'admin')
  const rows = await admin.evaluate(async (name) => {
    const boot = JSON.parse(document.getElementById('boot')!.textContent) as { supabase: { key: string } }
    const session = JSON.parse(localStorage.getItem('fortnight-auth')!) as { access_token: string }
    const response = await fetch(
      `/rest/v1/admin_client_projects?name=eq.${encodeURIComponent(name)}&select=client_email,status,priority`,
      { headers: { apikey: boot.supabase.key, Authorization: `Bearer ${session.access_token}` } },
    )
    return (await response.json()) as unknown
  }, `Invoice agent ${stamp}`)
  expect(rows).toEqual([{ client_email: email, status: 'draft', priority: 'medium' }])
})

test('the sign-up form names each mistake and keeps all values [SIGNUP-6, SIGNUP-9, SIGNUP-13]', async ({ page }) => {
  await page.goto('/signup')
  const continueButton = page.getByRole('button', { name: /continue|next/i })
  const error = page.getByRole('alert')
  const mistakes: [string, string, string][] = [
    ['Name is required', 'Name', 'Vera'],
    ['Email is required', 'Email', 'vera@example.com'],
    ['Password is required', 'Password', 'short'],
    ['Password must be at least 6 characters', 'Password', 'longer-now'],
    ['Passwords do not match', 'Confirm password', 'longer-now'],
    ['Mobile number is required', 'Mobile number', '+1 555 0100'],
  ]
  for (const [message, label, value] of mistakes) {
    await continueButton.click()
    await expect(error).toHaveText(message)
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Vera')
  await continueButton.click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(error).toHaveText('Please tell us how you heard about us')
})

test('a visitor signs up with the keyboard alone [SIGNUP-5, SIGNUP-10, SIGNUP-12]', async ({ page }) => {
  // Early, because Chromium does not yet hold what is requested right after this.
  const release = await holdRequests(page, '**/auth/v1/signup*')
  await page.goto('/signup')
  const name = page.getByLabel('Name', { exact: true })
  await name.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Name is required')
  await expect(name).toBeFocused()
  const email = `kay-${Date.now()}@example.com`
  const showPassword = page.getByRole('button', { name: 'Show password' })
  const inTabOrder: [Locator, string][] = [
    [name, 'Kay Board'],
    [page.getByLabel('Email'), email],
    [page.getByLabel('Password', { exact: true }), 'six-or-more'],
    [showPassword.first(), ''],
    [page.getByLabel('Confirm password'), 'six-or-more'],
    [showPassword.last(), ''],
    [page.getByLabel('Mobile number'), '+1 555 0100'],
    [page.getByLabel('Company name'), ''],
  ]
  for (const [control, text] of inTabOrder) {
    await expect(control).toBeFocused()
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Step 2 of 2' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel(/how did you hear/i)).toHaveValue('google-search')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
  await expectAccessible(page)
  release()
  await page.waitForURL('**/dashboard')
})

test('both sign-up steps have no accessibility violations, empty or invalid, light and dark', async ({ page }) => {
  await page.goto('/signup')
  await expect(page.getByLabel('Email')).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await fillAccount(page, 'ada@example.com')
  await expect(page.getByLabel(/how did you hear/i)).toBeVisible()
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessibleInBothSchemes(page)
})

test('an unfinished sign-up survives a reload without its passwords and is removed once the account exists', async ({
  page,
}) => {
  const email = `half-${Date.now()}@example.com`
  await page.goto('/signup')
  await page.getByLabel('Name', { exact: true }).fill('Half Done')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('top-secret')
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half Done')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await fillAccount(page, email)
  await page.getByLabel(/how did you hear/i).selectOption('other')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/dashboard')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('sign-up')))).toEqual([])
})

test('a plan chosen on the pricing page survives a detour to sign-in and is preselected for the first project [SIGNUP-3, SIGNUP-4, SIGNUP-14]', async ({
  page,
}) => {
  await page.goto('/pricing')
  await page.getByRole('link', { name: 'Choose Professional' }).click()
  await page.waitForURL('**/signup**')
  await page.getByRole('link', { name: 'Sign in here' }).click()
  await page.waitForURL('**/admin/login')
  await page.getByRole('link', { name: 'Sign up as a client' }).click()
  await expect(page.getByText('Selected plan: Professional Agent')).toBeVisible()
  await fillAccount(page, `plan-${Date.now()}@example.com`)
  await page.getByLabel(/how did you hear/i).selectOption('other')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/dashboard**')
  await expect(page.getByRole('dialog').getByLabel(/budget|plan/i)).toHaveValue('professional-agent')
})

async function fillAccount(page: Page, email: string) {
  await page.getByLabel('Name', { exact: true }).fill('Vera Visitor')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('six-or-more')
  await page.getByLabel('Confirm password').fill('six-or-more')
  await page.getByLabel('Mobile number').fill('+1 555 0100')
  await page.getByRole('button', { name: 'Continue' }).click()
}

import { expect, signIn, test } from '../fixtures.ts'

test('a visitor signs up, lands on the dashboard, creates a project, and the admin has it [SIGNUP-1, SIGNUP-11, SIGNUP-14, DASH-2, DASH-3, DASH-4, DASH-11]', async ({
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
  await page.getByRole('button', { name: 'Create Account' }).click()
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
    const boot = JSON.parse(document.getElementById('boot')!.textContent!) as { supabase: { key: string } }
    const session = JSON.parse(localStorage.getItem('fortnight-auth')!) as { access_token: string }
    const answer = await fetch(
      `/rest/v1/admin_client_projects?name=eq.${encodeURIComponent(name)}&select=client_email,status,priority`,
      { headers: { apikey: boot.supabase.key, Authorization: `Bearer ${session.access_token}` } },
    )
    return (await answer.json()) as unknown
  }, `Invoice agent ${stamp}`)
  expect(rows).toEqual([{ client_email: email, status: 'draft', priority: 'medium' }])
})

test('each wrong entry gets its sentence and keeps every value [SIGNUP-6, SIGNUP-9, SIGNUP-13]', async ({ page }) => {
  await page.goto('/signup')
  const next = page.getByRole('button', { name: /continue|next/i })
  const banner = page.getByRole('alert')
  const steps: [string, string, string][] = [
    ['Name is required', 'Name', 'Vera'],
    ['Email is required', 'Email', 'vera@example.com'],
    ['Password is required', 'Password', 'short'],
    ['Password must be at least 6 characters', 'Password', 'longer-now'],
    ['Passwords do not match', 'Confirm password', 'longer-now'],
    ['Mobile number is required', 'Mobile number', '+1 555 0100'],
  ]
  for (const [sentence, label, value] of steps) {
    await next.click()
    await expect(banner).toHaveText(sentence)
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Vera')
  await next.click()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(banner).toHaveText('Please tell us how you heard about us')
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

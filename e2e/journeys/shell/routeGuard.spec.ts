import { expect, signIn } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'

const clientPages = ['/dashboard', '/profile/edit', '/project/7', '/project/7/edit']
const adminPages = ['/admin', '/admin/faqs', '/admin/faqs/new']

test('a visitor is sent from client pages to sign-up and from admin pages to sign-in [ROUTE-3, ROUTE-4, ROUTE-7, ROUTE-8]', async ({
  page,
}) => {
  for (const path of clientPages) {
    await page.goto(path)
    await expect(page).toHaveURL(`/signup?next=${encodeURIComponent(path)}`)
  }
  for (const path of adminPages) {
    await page.goto(path)
    await expect(page).toHaveURL(`/admin/login?next=${encodeURIComponent(path)}`)
  }
})

test('a client is sent from admin pages and sign-in pages to the dashboard [ROUTE-10, LOGIN-2, SIGNUP-2]', async ({
  page,
}) => {
  await signIn(page, 'client')
  for (const path of [...adminPages, '/login', '/admin/login', '/signup']) {
    await page.goto(path)
    await expect(page).toHaveURL('/dashboard')
  }
})

test('an admin is sent from client pages and sign-in pages to the back office [ROUTE-11, LOGIN-2]', async ({
  page,
}) => {
  await signIn(page, 'admin')
  for (const path of [...clientPages, '/login', '/admin/login']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/admin(\/faqs)?$/)
  }
})

test('both sign-in paths show the same screen [ROUTE-2]', async ({ page }) => {
  for (const path of ['/login', '/admin/login']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByText('Admin access? Contact your administrator for credentials.')).toBeVisible()
  }
})

test('an unknown path responds with 404 and the not-found page [ROUTE-5, NF-1]', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response!.status()).toBe(404)
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await page.waitForURL('**/')
})

test('a guarded page opens after signing in', async ({ page }) => {
  await page.goto('/admin/faqs/new')
  await page.waitForURL('**/admin/login?next=*')
  await page.getByLabel('Email').fill('admin@fortnight.example')
  await page.getByLabel('Password', { exact: true }).fill('fortnight-admin')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/admin/faqs/new')
})

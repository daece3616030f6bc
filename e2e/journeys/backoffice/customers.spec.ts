import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, signIn } from '../../support/fixtures.ts'
import { holdRequests } from '../../support/network/holdRequests.ts'
import { test } from '../../support/sharedPages.ts'
import { createClient } from '../../support/createClient.ts'

const customerCount = (page: Page) => page.getByRole('status').filter({ hasText: /customers?$/ })
const rows = (page: Page) => page.getByRole('table', { name: 'Customers' }).getByRole('row')

/** Searches the list for an email address and returns its only row. */
async function findCustomer(page: Page, email: string) {
  await page.goto('/admin/customers')
  await page.getByLabel('Search customers').fill(email)
  await page.getByLabel('Search customers').press('Enter')
  await expect(customerCount(page)).toHaveText('1 customer')
  return rows(page).filter({ hasText: email })
}

test('an admin finds a customer, views all their data and edits it [ADMIN-CUST-1, ADMIN-CUST-3, ADMIN-CUST-4, ADMIN-CUST-6]', async ({
  page,
  request,
  pageErrors,
}) => {
  const client = await createClient(request)
  const project = { user_id: client.id, name: 'Invoice agent' }
  await request.post('/rest/v1/projects', { headers: client.headers, data: project })
  await signIn(page, 'admin')
  const row = await findCustomer(page, client.email)
  for (const label of ['Total Customers', 'Onboarded', 'Pending', 'This Month']) {
    await expect(page.getByRole('region', { name: 'Customer statistics' }).getByText(label)).toBeVisible()
  }
  await expect(page).toHaveURL(/\?q=client-/)
  await expect(row).toContainText('Completed')

  await row.getByRole('button', { name: /^View/ }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Customer' })
  await expect(panel).toContainText('+1 555 0100')
  await expect(panel.getByRole('listitem').filter({ hasText: 'Invoice agentDraft' })).toBeVisible()
  await expect(panel.getByText('Invoice agent: The client created the project')).toBeVisible()
  await expect(panel.getByText('Signed up')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(row.getByRole('button', { name: /^View/ })).toBeFocused()

  await row.getByRole('button', { name: /^Edit/ }).click()
  const form = page.getByRole('dialog', { name: 'Edit customer' })
  await form.getByLabel('Company').fill('Visitor & Sons')
  await form.getByLabel('Onboarding completed').uncheck()
  await form.getByRole('button', { name: 'Save customer' }).click()
  await expect(form).toHaveCount(0)
  await expect(row).toContainText('Visitor & Sons')
  await expect(row).toContainText('Pending')

  await page.getByRole('button', { name: 'Onboarded', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No customers found' })).toBeVisible()
  expect(pageErrors).toEqual([])
})

test('the menu of a customer works with the keyboard: onboarding, export of the row, projects [ADMIN-CUST-6]', async ({
  page,
  request,
}) => {
  const client = await createClient(request)
  await request.post('/rest/v1/projects', { headers: client.headers, data: { user_id: client.id, name: 'Only mine' } })
  await signIn(page, 'admin')
  const row = await findCustomer(page, client.email)
  const menuButton = row.getByRole('button', { name: /^More/ })
  await menuButton.press('Enter')
  await expect(row.getByRole('button', { name: 'Copy email' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: 'Copy email' })).toBeHidden()
  await expect(menuButton).toBeFocused()
  await menuButton.press('Enter')
  await row.getByRole('button', { name: 'Mark as pending' }).click()
  await expect(row).toContainText('Pending')

  await menuButton.press('Enter')
  const download = page.waitForEvent('download')
  await row.getByRole('button', { name: 'Export as CSV' }).press('Enter')
  const [, ...lines] = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toEqual([expect.stringContaining(`${client.id},Vera Visitor,`)])

  await menuButton.press('Enter')
  await row.getByRole('link', { name: 'Show projects' }).click()
  await expect(page.getByText('Only projects of Vera Visitor')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Projects' }).getByRole('row')).toHaveCount(2)
})

test('two admins who edit a customer at the same time do not overwrite each other, and unsaved changes survive a reload', async ({
  openAs,
  page,
  request,
}) => {
  test.slow()
  const client = await createClient(request)
  const otherAdmin = await openAs('admin')
  const openForm = async (adminPage: Page) => {
    const row = await findCustomer(adminPage, client.email)
    await row.getByRole('button', { name: /^Edit/ }).click()
    return adminPage.getByRole('dialog', { name: 'Edit customer' })
  }
  await signIn(page, 'admin')
  const mine = await openForm(page)
  const theirs = await openForm(otherAdmin)
  await mine.getByLabel('Company').fill('Mine & Sons')
  await expect(mine.getByText('Draft kept on this device')).toBeVisible()
  await theirs.getByLabel('Phone').fill('+1 555 0199')
  await theirs.getByRole('button', { name: 'Save customer' }).click()
  await expect(theirs).toHaveCount(0)

  page.once('dialog', (confirmation) => void confirmation.accept())
  await page.reload()
  const reopened = await openForm(page)
  await reopened.getByRole('button', { name: 'Restore' }).click()
  await expect(reopened.getByLabel('Company')).toHaveValue('Mine & Sons')
  await reopened.getByRole('button', { name: 'Save customer' }).click()
  await expect(reopened.getByRole('heading', { name: 'This customer was changed in the meantime' })).toBeVisible()
  await expectAccessible(page)
  await reopened.getByRole('button', { name: 'Keep mine' }).click()
  await expect(reopened).toHaveCount(0)

  const stored = await request.get(`/rest/v1/user_profiles?id=eq.${client.id}`, { headers: client.headers })
  expect(await stored.json()).toMatchObject([{ company_name: 'Mine & Sons', mobile_number: '+1 555 0199' }])
})

test('the export contains only matching customers and escapes formulas [ADMIN-CUST-6]', async ({ page, request }) => {
  const client = await createClient(request)
  const change = { company_name: '=HYPERLINK("http://malicious.example")' }
  await request.patch(`/rest/v1/user_profiles?id=eq.${client.id}`, { headers: client.headers, data: change })
  await signIn(page, 'admin')
  await findCustomer(page, client.email)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^customers-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(text).toContain(`"'=HYPERLINK(""http://malicious.example"")"`)
})

test('the customer list shows a spinner while loading and can be retried after a failure [ADMIN-CUST-8, ERR-3]', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const failure = { status: 500, json: { code: 'XX000', message: 'The database is down' } }
  const release = await holdRequests(page, '**/rpc/admin_customers', (route) => route.fulfill(failure))
  await page.goto('/admin/customers')
  await expect(page.getByText('Loading customers…')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'The customers could not be loaded' })).toBeVisible()
  await page.unroute('**/rpc/admin_customers')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(rows(page).nth(1)).toBeVisible()
})

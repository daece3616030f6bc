import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, signIn } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'

test('visitors see a partner being created, edited, deleted and restored on their next load [ADMIN-PART-1, ADMIN-PART-2, ADMIN-PART-4, ADMIN-PART-5, ADMIN-PART-9, CALL-9]', async ({
  browser,
  page,
}) => {
  test.slow()
  const name = `Partner ${Date.now()}`
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const expectOnPublicPage = async (text: string, count: number) => {
    await expect(async () => {
      await visitor.goto('/partners')
      await expect(visitor.getByRole('heading', { name: text })).toHaveCount(count, { timeout: 500 })
    }).toPass()
  }

  await signIn(page, 'admin', '/admin/partners/new')
  await page.getByLabel('Website').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Create Partner' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByText('Please enter a web address such as https://example.com', { exact: true })).toBeVisible()

  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Website').fill('https://partner.example')
  await page.getByLabel('Logo URL').fill('/images/partners/keelhost.svg')
  await page.getByLabel('Description').first().fill('Made by a test.')
  for (const benefit of ['One', 'Two', 'Two', 'Three', 'Four']) {
    await page.getByPlaceholder('Add a benefit, then press Enter').fill(benefit)
    await page.getByPlaceholder('Add a benefit, then press Enter').press('Enter')
  }
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await page.getByRole('button', { name: 'Create Partner' }).click()
  await page.waitForURL('**/admin/partners')
  await expectOnPublicPage(name, 1)

  await page.getByLabel('Search partners').fill(name)
  const card = page.getByRole('listitem').filter({ hasText: name })
  await expect(page.getByRole('status').filter({ hasText: '1 partner' })).toBeVisible()
  await expect(card.getByText('+1 more benefit')).toBeVisible()

  await card.getByRole('link', { name: /^Edit/ }).click()
  await page.getByLabel('Name').fill(`${name} (edited)`)
  await page.getByRole('button', { name: 'Update Partner' }).click()
  await page.waitForURL('**/admin/partners')
  await expectOnPublicPage(`${name} (edited)`, 1)

  page.on('dialog', (dialog) => {
    expect(dialog.message()).toBe('Are you sure you want to delete this partner?')
    void dialog.accept()
  })
  await card.getByRole('button', { name: /^Delete/ }).click()
  await expect(card).toHaveCount(0)
  await expectOnPublicPage(`${name} (edited)`, 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toHaveCount(1)
  await card.getByRole('button', { name: /^Delete/ }).click()
  await expect(card).toHaveCount(0)
})

test('the partner list explains when it is empty or fails to load, and can be retried [ADMIN-PART-3, ERR-3]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/partners?q=nothing-has-this-in-it')
  await expect(page.getByText('No partners found.')).toBeVisible()
  await page.route(/admin_partners/, (route) => route.abort())
  await page.reload()
  await expect(page.getByText('The partners could not be loaded')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('No partners found.')).toBeVisible()
})

test('the second of two admins who edit a partner is told of the conflict and can keep their own changes [ADMIN-PART-9]', async ({
  openAs,
  page,
}) => {
  test.slow()
  const name = `Shared ${Date.now()}`
  await signIn(page, 'admin', '/admin/partners/new')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Website').fill('https://partner.example')
  await page.getByLabel('Logo URL').fill('/images/partners/keelhost.svg')
  await page.getByLabel('Description').first().fill('Made by a test.')
  await page.getByRole('button', { name: 'Create Partner' }).click()
  await page.waitForURL('**/admin/partners')
  await page.getByLabel('Search partners').fill(name)
  await page.getByRole('link', { name: `Edit ${name}` }).click()
  await expect(page.getByLabel('Name')).toHaveValue(name)

  const otherAdmin = await openAs('admin')
  await otherAdmin.goto(new URL(page.url()).pathname)
  await otherAdmin.getByLabel('Website').fill('https://theirs.example')
  await otherAdmin.getByRole('button', { name: 'Update Partner' }).click()
  await otherAdmin.waitForURL('**/admin/partners')

  await page.getByLabel('Name').fill(`${name} mine`)
  await page.getByRole('button', { name: 'Update Partner' }).click()
  await expect(page.getByRole('heading', { name: 'This partner was changed in the meantime' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await page.waitForURL('**/admin/partners')
  const card = page.getByRole('listitem').filter({ hasText: `${name} mine` })
  await expect(card.getByRole('link', { name: /^Visit Website/ })).toHaveAttribute('href', 'https://theirs.example')
  page.once('dialog', (dialog) => dialog.accept())
  await card.getByRole('button', { name: /^Delete/ }).click()
  await expect(card).toHaveCount(0)
})

import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, signIn } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'

test('visitors see changes of the price list only once an admin publishes them, and the old list after it is restored [ADMIN-PRICE-3, ADMIN-PRICE-6, CALL-9]', async ({
  browser,
  page,
}) => {
  test.slow()
  const name = `Rush ${Date.now()}`
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const expectOnPublicPage = async (count: number) => {
    await expect(async () => {
      await visitor.goto('/pricing')
      await expect(visitor.getByText(name)).toHaveCount(count, { timeout: 500 })
    }).toPass()
  }
  const publish = async () => {
    await page.getByRole('button', { name: 'Save All Changes' }).click()
    await expect(page.getByRole('dialog', { name: 'Publish these changes?' })).toBeVisible()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  await signIn(page, 'admin', '/admin/pricing')
  await expect(page.getByRole('heading', { name: 'Starter Agent' })).toBeVisible()
  await page.getByRole('button', { name: 'Add Add-on' }).click()
  await page.getByRole('button', { name: 'Create Add-on' }).click()
  await expect(page.getByText('Price is required')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Price').fill('$900')
  await page.getByLabel('Description').fill('Made by a test.')
  await page.getByRole('button', { name: 'Create Add-on' }).click()
  await expect(page.getByText('1 change is not published.', { exact: false })).toBeVisible()
  await expectOnPublicPage(0)
  await publish()
  await expectOnPublicPage(1)

  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByText('Published now')).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Restore/ })
    .nth(1)
    .click()
  await expect(page.getByRole('heading', { level: 3, name })).toHaveCount(0)
  await publish()
  await expectOnPublicPage(0)
})

test('unpublished price changes send no request, cause a warning on leaving and are discarded by a reload [ADMIN-PRICE-8, ADMIN-PRICE-9]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/pricing')
  const plan = page
    .getByRole('list', { name: 'Plans' })
    .getByRole('listitem')
    .filter({ hasText: 'Starter Agent' })
    .first()
  const requests: string[] = []
  await expect(plan).toBeVisible()
  // The header asks for the unread counts on its own, so these are no request of the price list.
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (request.method() !== 'GET' && path.includes('/rest/') && !path.endsWith('/unread_counts')) requests.push(path)
  })
  await plan.getByRole('button', { name: /^Set Popular/ }).click()
  await expect(plan.getByText('Popular', { exact: true })).toBeVisible()
  await expect(page.getByText('Popular', { exact: true })).toHaveCount(1)
  expect(requests).toEqual([])

  const dialogTypes: string[] = []
  page.on('dialog', (dialog) => {
    dialogTypes.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  await expect(plan).toBeVisible()
  expect(dialogTypes).toEqual(['beforeunload'])
  await expect(plan.getByText('Popular', { exact: true })).toHaveCount(0)
  await expect(page.getByText(/not published/)).toHaveCount(0)
})

test('the plan dialog is accessible, shows errors beside the fields and asks before discarding changes [ADMIN-PRICE-4]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/pricing')
  await page.getByRole('button', { name: 'Add Plan' }).click()
  await page.getByLabel('Plan Name').fill('Half a plan')
  await page.getByRole('button', { name: 'Create Plan' }).click()
  await expect(page.getByText('Timeline is required')).toBeVisible()
  await expectAccessible(page)
  page.once('dialog', (dialog) => dialog.dismiss())
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Plan Name')).toHaveValue('Half a plan')
})

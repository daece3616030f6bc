import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, signIn } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'

test('an admin finds a newsletter subscriber, exports the list and removes the subscriber permanently [BLOG-7, ERR-4]', async ({
  page,
}) => {
  test.slow()
  const email = `reader-${Date.now()}@example.com`
  await page.goto('/blog')
  const emailField = page.getByLabel(/e-?mail/i).last()
  await emailField.fill(email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText(/inbox|check your|confirm/i).first()).toBeVisible()

  await signIn(page, 'admin', `/admin/subscribers?status=pending&q=${encodeURIComponent(email)}`)
  await expect(page.getByLabel('Search subscribers')).toHaveValue(email)
  const row = page.getByRole('row', { name: email })
  await expect(row.getByText('Pending')).toBeVisible()
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(`${email},pending,`)

  page.once('dialog', (dialog) => {
    expect(dialog.message()).toContain('deleted permanently')
    void dialog.accept()
  })
  await row.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('Subscriber removed')).toBeVisible()
  await expect(page.getByText('No subscribers found.')).toBeVisible()
})

test('a failed subscriber list shows an error and can be retried [ERR-3]', async ({ page }) => {
  await signIn(page, 'admin')
  await page.route(/admin_subscribers/, (route) => route.abort())
  await page.goto('/admin/subscribers')
  await expect(page.getByText('The subscribers could not be loaded')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('The subscribers could not be loaded')).toHaveCount(0)
})

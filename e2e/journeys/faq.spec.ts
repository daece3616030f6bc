import { expect, signIn, test } from '../fixtures.ts'

test('an admin edits and unpublishes a FAQ, and visitors see it on their next load, with and without JavaScript [ADMIN-FAQ-2, ADMIN-FAQ-17, CALL-9]', async ({
  browser,
  page,
}) => {
  const question = `Is this question new? ${Date.now()}`
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const visitor = await (await browser.newContext()).newPage()
  const seen = async (text: string) => {
    for (const reader of [plain, visitor]) {
      await reader.goto('/')
      await expect(reader.locator('#faq').getByText(text)).toHaveCount(1)
    }
  }

  await signIn(page, 'admin')
  await page.goto('/admin/faqs/new')
  await page.getByLabel('Question').fill(question)
  await page.locator('.ql-editor').fill('Yes, and this is its first answer.')
  await page.getByRole('button', { name: 'Create FAQ' }).click()
  await page.waitForURL('**/admin/faqs')
  await seen(question)

  const row = page.getByRole('row', { name: question })
  await row.getByRole('link', { name: /edit/i }).click()
  await expect(page.getByRole('heading', { name: 'Edit FAQ' })).toBeVisible()
  await page.getByLabel('Question').fill(`${question} (edited)`)
  await page.getByRole('button', { name: 'Update FAQ' }).click()
  await page.waitForURL('**/admin/faqs')
  await seen(`${question} (edited)`)

  await row.getByRole('switch').click()
  await expect(row.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  for (const reader of [plain, visitor]) {
    await reader.goto('/')
    await expect(reader.locator('#faq').getByText(question)).toHaveCount(0)
  }

  page.once('dialog', (dialog) => dialog.accept())
  await row.getByRole('button', { name: /delete/i }).click()
  await expect(row).toHaveCount(0)
})

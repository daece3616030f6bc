import { faqRow, findFaq, waitForFaqList, openFaq, createFaq } from '../../support/adminFaqs.ts'
import { expect, signIn, test } from '../../support/fixtures.ts'

test('a FAQ is written, changed, hidden, deleted and brought back, and visitors see each step on their next load, with and without JavaScript [ADMIN-FAQ-2, ADMIN-FAQ-6, ADMIN-FAQ-8, ADMIN-FAQ-17, CALL-9]', async ({
  browser,
  page,
}) => {
  test.slow()
  const question = `Is this question new? ${Date.now()}`
  const changed = `${question} (edited)`
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const visitor = await (await browser.newContext()).newPage()
  const seen = async (text: string, times = 1) => {
    for (const reader of [plain, visitor]) {
      await reader.goto('/')
      await expect(reader.locator('#faq').getByText(text, { exact: true })).toHaveCount(times)
    }
  }
  const row = faqRow(page, question)

  await signIn(page, 'admin')
  await createFaq(page, question, 'Yes, and this is its first answer.')
  await seen(question)

  await openFaq(page, question)
  await expect(page.getByRole('heading', { name: 'Edit FAQ' })).toBeVisible()
  await page.getByLabel('Question').fill(changed)
  await page.getByRole('button', { name: 'Update FAQ' }).click()
  await waitForFaqList(page)
  await seen(changed)

  // In the same page, without a load, the public list has it too.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Fortnight/ })
    .first()
    .click()
  await expect(page.locator('#faq').getByText(changed)).toHaveCount(1)

  await findFaq(page, changed)
  await row.getByRole('switch').click()
  await expect(row.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  await seen(changed, 0)
  await row.getByRole('switch').click()
  await expect(row.getByRole('switch')).toHaveAttribute('aria-checked', 'true')
  await seen(changed)

  page.on('dialog', (dialog) => {
    expect(dialog.message()).toBe('Are you sure you want to delete this FAQ?')
    void dialog.accept()
  })
  await row.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByText('No FAQs found.')).toBeVisible()
  await seen(changed, 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toHaveCount(1)
  await seen(changed)
  await row.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByText('No FAQs found.')).toBeVisible()
  await seen(changed, 0)
})

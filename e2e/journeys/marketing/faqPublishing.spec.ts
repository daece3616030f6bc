import { faqRow, findFaq, waitForFaqList, openFaq, createFaq } from '../../support/adminFaqs.ts'
import { expect, signIn, test } from '../../support/fixtures.ts'

test('visitors see an FAQ being created, edited, hidden, deleted and restored on their next load, with and without JavaScript [ADMIN-FAQ-2, ADMIN-FAQ-6, ADMIN-FAQ-8, ADMIN-FAQ-17, CALL-9]', async ({
  browser,
  page,
}) => {
  test.slow()
  const question = `Is this question new? ${Date.now()}`
  const editedQuestion = `${question} (edited)`
  const visitorWithoutScripts = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const visitor = await (await browser.newContext()).newPage()
  const expectOnHomePage = async (text: string, times = 1) => {
    for (const visitorPage of [visitorWithoutScripts, visitor]) {
      await visitorPage.goto('/')
      await expect(visitorPage.locator('#faq').getByText(text, { exact: true })).toHaveCount(times)
    }
  }
  const row = faqRow(page, question)

  await signIn(page, 'admin')
  await createFaq(page, question, 'Yes, and this is its first answer.')
  await expectOnHomePage(question)

  await openFaq(page, question)
  await expect(page.getByRole('heading', { name: 'Edit FAQ' })).toBeVisible()
  await page.getByLabel('Question').fill(editedQuestion)
  await page.getByRole('button', { name: 'Update FAQ' }).click()
  await waitForFaqList(page)
  await expectOnHomePage(editedQuestion)

  // The public list also shows it after navigating in the same page, without a load.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Fortnight/ })
    .first()
    .click()
  await expect(page.locator('#faq').getByText(editedQuestion)).toHaveCount(1)

  await findFaq(page, editedQuestion)
  await row.getByRole('switch').click()
  await expect(row.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  await expectOnHomePage(editedQuestion, 0)
  await row.getByRole('switch').click()
  await expect(row.getByRole('switch')).toHaveAttribute('aria-checked', 'true')
  await expectOnHomePage(editedQuestion)

  page.on('dialog', (dialog) => {
    expect(dialog.message()).toBe('Are you sure you want to delete this FAQ?')
    void dialog.accept()
  })
  await row.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByText('No FAQs found.')).toBeVisible()
  await expectOnHomePage(editedQuestion, 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toHaveCount(1)
  await expectOnHomePage(editedQuestion)
  await row.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByText('No FAQs found.')).toBeVisible()
  await expectOnHomePage(editedQuestion, 0)
})

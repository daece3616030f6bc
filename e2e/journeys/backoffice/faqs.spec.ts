import { faqEditor, faqRow, waitForFaqList, openFaq, insertFaqs, createFaq } from '../../support/adminFaqs.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { expect, signIn } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'

test('two admins who edit an FAQ at the same time do not overwrite each other, and its history has both versions', async ({
  openAs,
  page,
}) => {
  test.slow()
  const question = `Two hands? ${Date.now()}`
  const otherAdmin = await openAs('admin')
  await signIn(page, 'admin')
  await createFaq(page, question, 'The first answer.')
  await openFaq(page, question)
  await openFaq(otherAdmin, question)

  await otherAdmin.getByLabel('Question').fill(`${question} (theirs)`)
  await otherAdmin.getByRole('button', { name: 'Update FAQ' }).click()
  await waitForFaqList(otherAdmin)

  await faqEditor(page).fill('My own answer.')
  await page.getByRole('button', { name: 'Update FAQ' }).click()
  await expect(page.getByRole('heading', { name: 'This FAQ was changed in the meantime' })).toBeVisible()
  await page.getByText(/^Compare:/).click()
  await expect(page.getByRole('region', { name: 'Changes of Answer' })).toContainText('own')
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await waitForFaqList(page)

  await openFaq(page, `${question} (theirs)`)
  await expect(faqEditor(page)).toHaveText('My own answer.')
  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History' })
  await expect(history.getByText('Changed: Answer')).toBeVisible()
  await expect(history.getByText('Changed: Question')).toBeVisible()
  await history.getByRole('button', { name: 'Compare' }).last().click()
  await expect(history.getByRole('region', { name: 'Changes of Answer' })).toContainText('first')
  await expectAccessibleInBothSchemes(page)
  await history.getByRole('button', { name: 'Restore' }).click()
  await expect(faqEditor(page)).toHaveText('The first answer.')
  await page.getByRole('button', { name: 'Update FAQ' }).click()
  await waitForFaqList(page)
  await openFaq(page, question)
  await expect(faqEditor(page)).toHaveText('The first answer.')
})

test('an old draft of an FAQ never silently overwrites a newer saved version', async ({ openAs, page }) => {
  test.slow()
  const question = `Old draft? ${Date.now()}`
  await signIn(page, 'admin')
  await createFaq(page, question, 'The first answer.')
  await openFaq(page, question)
  await faqEditor(page).fill('Old draft.')
  await expect(page.getByText('Draft kept on this device')).toBeVisible()

  const otherAdmin = await openAs('admin')
  await openFaq(otherAdmin, question)
  await faqEditor(otherAdmin).fill('Newer version.')
  await otherAdmin.getByRole('button', { name: 'Update FAQ' }).click()
  await waitForFaqList(otherAdmin)

  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText('A newer version has been saved since; saving yours will show you both.')).toBeVisible()
  await expect(faqEditor(page)).toHaveText('Newer version.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(faqEditor(page)).toHaveText('Old draft.')
  await page.getByRole('button', { name: 'Update FAQ' }).click()
  await expect(page.getByRole('heading', { name: 'This FAQ was changed in the meantime' })).toBeVisible()
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(faqEditor(page)).toHaveText('Newer version.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('an admin searches, filters, pages and reorders a long list of FAQs across its pages [ADMIN-FAQ-1, ADMIN-FAQ-3, ADMIN-FAQ-4, ADMIN-FAQ-5]', async ({
  page,
  request,
}) => {
  test.slow()
  const searchWord = `okapi-${Date.now()}`
  const question = (number: number) => `${searchWord} ${number}?`
  const faqs = Array.from({ length: 30 }, (_, index) => ({
    question: question(index + 1),
    answer: `<p>It is a ${searchWord.replace('okapi', '<em>giraffe</em>')}.</p>`,
    order_index: 900_000 + index,
    published: false,
  }))
  await insertFaqs(request, faqs)
  await signIn(page, 'admin', '/admin/faqs')
  await page.getByLabel('Search FAQs').fill(searchWord.replace('okapi', 'GIRAFFE'))
  const faqCount = page.getByRole('status').filter({ hasText: /FAQs?$/ })
  await expect(faqCount).toHaveText('30 FAQs')
  await page.getByRole('button', { name: 'Published' }).click()
  await expect(page.getByText('No FAQs found.')).toBeVisible()
  await page.getByRole('button', { name: 'Draft' }).click()
  await expect(faqCount).toHaveText('30 FAQs')

  const moveUpButton = (number: number) =>
    page.getByRole('button', { name: `Move up: ${question(number)}`, exact: true })
  const moveDownButton = (number: number) =>
    page.getByRole('button', { name: `Move down: ${question(number)}`, exact: true })
  await expect(moveUpButton(1)).toBeDisabled()
  await expect(moveDownButton(25)).toBeEnabled()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(moveDownButton(30)).toBeDisabled()

  await moveUpButton(26).click()
  await expect(page).toHaveURL((url) => !url.searchParams.has('page') && url.searchParams.get('state') === 'draft')
  await expect(moveUpButton(26)).toBeFocused()
  await expect(page.getByText(`Moved to position 25 of 30: ${question(26)}`)).toBeAttached()
  await expect(faqRow(page, question(25))).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Moved to position 24 of 30: ${question(26)}`)).toBeAttached()
  await moveDownButton(24).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(moveDownButton(24)).toBeFocused()
  await page.reload()
  await expect(page.getByRole('rowheader').first()).toHaveText(question(24))
  await expectAccessible(page)
})

import { faqEditor, faqRow, waitForFaqList, openFaq, insertFaqs, createFaq } from '../../support/adminFaqs.ts'
import { expectAccessible, expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { expect, signIn } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'

test('two admins who edit one FAQ at a time overwrite nothing by accident; its history has both', async ({
  openAs,
  page,
}) => {
  test.slow()
  const question = `Two hands? ${Date.now()}`
  const other = await openAs('admin')
  await signIn(page, 'admin')
  await createFaq(page, question, 'The first answer.')
  await openFaq(page, question)
  await openFaq(other, question)

  await other.getByLabel('Question').fill(`${question} (theirs)`)
  await other.getByRole('button', { name: 'Update FAQ' }).click()
  await waitForFaqList(other)

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

test('what an earlier visit left is no silent change of what somebody has saved since', async ({ openAs, page }) => {
  test.slow()
  const question = `Left behind? ${Date.now()}`
  await signIn(page, 'admin')
  await createFaq(page, question, 'The first answer.')
  await openFaq(page, question)
  await faqEditor(page).fill('Left behind.')
  await expect(page.getByText('Saved locally')).toBeVisible()

  const other = await openAs('admin')
  await openFaq(other, question)
  await faqEditor(other).fill('Saved since.')
  await other.getByRole('button', { name: 'Update FAQ' }).click()
  await waitForFaqList(other)

  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText('A newer version has been saved since; saving yours will show you both.')).toBeVisible()
  await expect(faqEditor(page)).toHaveText('Saved since.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(faqEditor(page)).toHaveText('Left behind.')
  await page.getByRole('button', { name: 'Update FAQ' }).click()
  await expect(page.getByRole('heading', { name: 'This FAQ was changed in the meantime' })).toBeVisible()
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(faqEditor(page)).toHaveText('Saved since.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('a long list of FAQs is searched, filtered, paged and reordered across its pages by the database [ADMIN-FAQ-1, ADMIN-FAQ-3, ADMIN-FAQ-4, ADMIN-FAQ-5]', async ({
  page,
  request,
}) => {
  test.slow()
  const word = `okapi-${Date.now()}`
  const question = (number: number) => `${word} ${number}?`
  const faqs = Array.from({ length: 30 }, (_, index) => ({
    question: question(index + 1),
    answer: `<p>It is a ${word.replace('okapi', '<em>giraffe</em>')}.</p>`,
    order_index: 900_000 + index,
    published: false,
  }))
  await insertFaqs(request, faqs)
  await signIn(page, 'admin', '/admin/faqs')
  await page.getByLabel('Search FAQs').fill(word.replace('okapi', 'GIRAFFE'))
  const count = page.getByRole('status').filter({ hasText: /FAQs?$/ })
  await expect(count).toHaveText('30 FAQs')
  await page.getByRole('button', { name: 'Published' }).click()
  await expect(page.getByText('No FAQs found.')).toBeVisible()
  await page.getByRole('button', { name: 'Draft' }).click()
  await expect(count).toHaveText('30 FAQs')

  const up = (number: number) => page.getByRole('button', { name: `Move up: ${question(number)}`, exact: true })
  const down = (number: number) => page.getByRole('button', { name: `Move down: ${question(number)}`, exact: true })
  await expect(up(1)).toBeDisabled()
  await expect(down(25)).toBeEnabled()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(down(30)).toBeDisabled()

  await up(26).click()
  await expect(page).toHaveURL((url) => !url.searchParams.has('page') && url.searchParams.get('state') === 'draft')
  await expect(up(26)).toBeFocused()
  await expect(page.getByText(`Moved to place 25 of 30: ${question(26)}`)).toBeAttached()
  await expect(faqRow(page, question(25))).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Moved to place 24 of 30: ${question(26)}`)).toBeAttached()
  await down(24).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(down(24)).toBeFocused()
  await page.reload()
  await expect(page.getByRole('rowheader').first()).toHaveText(question(24))
  await expectAccessible(page)
})

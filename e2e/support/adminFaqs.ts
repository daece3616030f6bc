import type { APIRequestContext, Page } from 'playwright/test'
import { accounts } from './fixtures.ts'
import { sessionOf } from './signIn.ts'

/** Stores FAQs in the admin's name, through the API. */
export async function storeFaqs(request: APIRequestContext, faqs: object[]) {
  const { headers } = await sessionOf(request, accounts.admin)
  const answer = await request.post('/rest/v1/faqs', { headers, data: faqs })
  if (!answer.ok()) throw new Error(`No FAQs were stored: ${answer.status()} ${await answer.text()}`)
}

export const faqRow = (page: Page, question: string) => page.getByRole('row', { name: question })
export const faqEditor = (page: Page) => page.locator('.ql-editor')
export const onFaqList = (page: Page) => page.waitForURL((url) => url.pathname === '/admin/faqs')

/** Looks for a question in the list. */
export async function findFaq(page: Page, question: string) {
  await page.goto(`/admin/faqs?q=${encodeURIComponent(question)}`)
  await faqRow(page, question).waitFor()
}

/** Opens the form of the FAQ with this question. */
export async function openFaq(page: Page, question: string) {
  await findFaq(page, question)
  await faqRow(page, question).getByRole('link', { name: /^Edit/ }).click()
  await faqEditor(page).waitFor()
}

/** Writes a FAQ through the form; it starts published. */
export async function writeFaq(page: Page, question: string, answer: string) {
  await page.goto('/admin/faqs/new')
  await page.getByLabel('Question').fill(question)
  await faqEditor(page).fill(answer)
  await page.getByRole('button', { name: 'Create FAQ' }).click()
  await onFaqList(page)
}

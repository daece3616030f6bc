import type { APIRequestContext, Page } from 'playwright/test'
import { accounts } from './fixtures.ts'
import { createSession } from './signIn.ts'

/** Inserts FAQs through the API, as the admin. */
export async function insertFaqs(request: APIRequestContext, faqs: object[]) {
  const { headers } = await createSession(request, accounts.admin)
  const response = await request.post('/rest/v1/faqs', { headers, data: faqs })
  if (!response.ok()) throw new Error(`FAQs were not inserted: ${response.status()} ${await response.text()}`)
}

export const faqRow = (page: Page, question: string) => page.getByRole('row', { name: question })
export const faqEditor = (page: Page) => page.locator('.ql-editor')
export const waitForFaqList = (page: Page) => page.waitForURL((url) => url.pathname === '/admin/faqs')

/** Searches the list for a question. */
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

/** Creates a published FAQ through the form. */
export async function createFaq(page: Page, question: string, answer: string) {
  await page.goto('/admin/faqs/new')
  await page.getByLabel('Question').fill(question)
  await faqEditor(page).fill(answer)
  await page.getByRole('button', { name: 'Create FAQ' }).click()
  await waitForFaqList(page)
}

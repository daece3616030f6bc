import type { Page } from 'playwright/test'

/** The messages of an open conversation. */
export const messagesOn = (page: Page) => page.getByRole('region', { name: 'Conversation' }).getByRole('article')

/** Writes and sends a message on an open conversation. */
export async function writeOn(page: Page, body: string) {
  await page.getByRole('textbox', { name: /^Write (a message|to )/ }).fill(body)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

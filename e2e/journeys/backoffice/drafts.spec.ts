import type { Locator, Page } from 'playwright/test'
import { accounts, expect, signIn } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'
import { revokeSession } from '../../support/revokeSession.ts'
import { signInOnScreen } from '../../support/signIn.ts'

const expectValue = (field: Locator, text: string) => expect(field).toHaveValue(text)
const expectText = (field: Locator, text: string) => expect(field).toHaveText(text)

const post = {
  name: 'a post',
  path: '/admin/blog/new',
  title: (page: Page) => page.getByLabel('Title', { exact: true }),
  content: (page: Page) => page.getByRole('textbox', { name: 'Content' }),
  expectContent: expectValue,
}
const partner = {
  name: 'a partner',
  path: '/admin/partners/new',
  title: (page: Page) => page.getByLabel('Name'),
  content: (page: Page) => page.getByLabel('Description').first(),
  expectContent: expectValue,
}
const faq = {
  name: 'an FAQ',
  path: '/admin/faqs/new',
  title: (page: Page) => page.getByLabel('Question'),
  content: (page: Page) => page.locator('.ql-editor'),
  expectContent: expectText,
}

for (const { name, path, title, content, expectContent } of [post, partner, faq]) {
  test(`a draft of ${name} survives the end of the session and can be restored after signing in again`, async ({
    page,
  }) => {
    await signIn(page, 'admin', path)
    await title(page).fill('Half a title')
    await content(page).fill('Hours of work.')
    await revokeSession(page)
    await page.waitForURL('**/admin/login?next=*')
    await expect(
      page.getByText('Your session has ended. Sign in again to continue; your unsaved text is kept on this device.'),
    ).toBeVisible()
    await signInOnScreen(page, accounts.admin, path)
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(title(page)).toHaveValue('Half a title')
    await expectContent(content(page), 'Hours of work.')
    await expect(page.getByText('Draft kept on this device')).toBeVisible()
  })
}

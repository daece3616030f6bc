import type { Locator, Page } from 'playwright/test'
import { accounts, expect, signIn } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'
import { revokeSession } from '../../support/revokeSession.ts'
import { signInOnScreen } from '../../support/signIn.ts'

const asValue = (field: Locator, text: string) => expect(field).toHaveValue(text)
const asText = (field: Locator, text: string) => expect(field).toHaveText(text)

const post = {
  name: 'a post',
  path: '/admin/blog/new',
  title: (page: Page) => page.getByLabel('Title', { exact: true }),
  text: (page: Page) => page.getByRole('textbox', { name: 'Content' }),
  holds: asValue,
}
const partner = {
  name: 'a partner',
  path: '/admin/partners/new',
  title: (page: Page) => page.getByLabel('Name'),
  text: (page: Page) => page.getByLabel('Description').first(),
  holds: asValue,
}
const faq = {
  name: 'a FAQ',
  path: '/admin/faqs/new',
  title: (page: Page) => page.getByLabel('Question'),
  text: (page: Page) => page.locator('.ql-editor'),
  holds: asText,
}

for (const { name, path, title, text, holds } of [post, partner, faq]) {
  test(`what is typed into ${name} survives the end of the session and is there after signing in again`, async ({
    page,
  }) => {
    await signIn(page, 'admin', path)
    await title(page).fill('Half a title')
    await text(page).fill('Hours of work.')
    await revokeSession(page)
    await page.waitForURL('**/admin/login?next=*')
    await expect(
      page.getByText('Your session has ended. Sign in again to continue; what you typed is kept on this device.'),
    ).toBeVisible()
    await signInOnScreen(page, accounts.admin, path)
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(title(page)).toHaveValue('Half a title')
    await holds(text(page), 'Hours of work.')
    await expect(page.getByText('Saved locally')).toBeVisible()
  })
}

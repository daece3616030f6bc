import type { Page } from 'playwright/test'
import { expectAccessible, expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { accounts, expect, signIn } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'

// Read at one moment: the list is replaced as a whole when it is known who is there.
const linksOf = (page: Page, navigation: string) =>
  page
    .getByRole('navigation', { name: navigation, exact: true })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))

const people = [
  {
    who: 'client',
    nav: [
      ['Dashboard', '/dashboard'],
      ['Blog', '/blog'],
      ['Partners', '/partners'],
      ['Pricing', '/pricing'],
    ],
    menu: ['My Dashboard', 'Blog', 'Partners', 'Pricing'],
    item: ['Dashboard', '/dashboard'],
  },
  {
    who: 'admin',
    nav: [
      ['Dashboard', '/admin'],
      ['Blog', '/admin/blog'],
      ['Partners', '/admin/partners'],
      ['FAQs', '/admin/faqs'],
      ['Pricing', '/admin/pricing'],
    ],
    menu: ['Admin Dashboard', 'Manage Blog', 'Manage Partners', 'Manage FAQs', 'Manage Pricing'],
    item: ['Admin Panel', '/admin'],
  },
] as const

for (const { who, nav, menu, item } of people) {
  test(`offers the navigation, the menus and the way out of the ${who} [CHROME-10, CHROME-11, CHROME-13, CHROME-14, CHROME-15, CHROME-16, CHROME-17]`, async ({
    page,
  }) => {
    test.slow()
    await signIn(page, who, '/partners')
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
    await expect.poll(() => linksOf(page, 'Main')).toEqual(nav)

    await page.getByRole('button', { name: 'Your account' }).click()
    const account = page.getByRole('group', { name: 'Your account' })
    await expect(account).toContainText(accounts[who].email)
    await expect(account).toContainText(`${who} Account`)
    await expect(account.getByRole('link', { name: item[0] })).toHaveAttribute('href', item[1])
    await expectAccessibleInBothSchemes(page)
    await page.getByRole('main').click({ position: { x: 5, y: 5 } })
    await expect(account).toBeHidden()

    await page.setViewportSize({ width: 360, height: 740 })
    await page.locator('summary[aria-label="Menu"]').click()
    expect((await linksOf(page, 'Menu')).map(([label]) => label)).toEqual(menu)
    const frame = await page.getByRole('navigation', { name: 'Menu' }).locator('..').boundingBox()
    expect(frame).toEqual({ x: 0, y: 0, width: 360, height: 740 })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: menu[0] })).toHaveCount(0)
  })
}

import type { Page } from 'playwright/test'
import { expectAccessible, expectAccessibleInBothSchemes } from '../../support/expectAccessible.ts'
import { accounts, expect, signIn } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'

// Reads all links at once, because the list is replaced as a whole once the session is restored.
const readLinks = (page: Page, navigation: string) =>
  page
    .getByRole('navigation', { name: navigation, exact: true })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))

const users = [
  {
    user: 'client',
    nav: [
      ['Dashboard', '/dashboard'],
      ['Blog', '/blog'],
      ['Partners', '/partners'],
      ['Pricing', '/pricing'],
    ],
    menu: ['My Dashboard', 'Blog', 'Partners', 'Pricing'],
    homeLink: ['Dashboard', '/dashboard'],
  },
  {
    user: 'admin',
    nav: [
      ['Dashboard', '/admin'],
      ['Blog', '/admin/blog'],
      ['Partners', '/admin/partners'],
      ['FAQs', '/admin/faqs'],
      ['Pricing', '/admin/pricing'],
    ],
    menu: ['Admin Dashboard', 'Manage Blog', 'Manage Partners', 'Manage FAQs', 'Manage Pricing'],
    homeLink: ['Admin Panel', '/admin'],
  },
] as const

for (const { user, nav, menu, homeLink } of users) {
  test(`the ${user} sees the matching navigation and menus and can sign out [CHROME-10, CHROME-11, CHROME-13, CHROME-14, CHROME-15, CHROME-16, CHROME-17]`, async ({
    page,
  }) => {
    test.slow()
    await signIn(page, user, '/partners')
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
    await expect.poll(() => readLinks(page, 'Main')).toEqual(nav)

    await page.getByRole('button', { name: 'Your account' }).click()
    const accountMenu = page.getByRole('group', { name: 'Your account' })
    await expect(accountMenu).toContainText(accounts[user].email)
    await expect(accountMenu).toContainText(`${user} Account`)
    await expect(accountMenu.getByRole('link', { name: homeLink[0] })).toHaveAttribute('href', homeLink[1])
    await expectAccessibleInBothSchemes(page)
    await page.getByRole('main').click({ position: { x: 5, y: 5 } })
    await expect(accountMenu).toBeHidden()

    await page.setViewportSize({ width: 360, height: 740 })
    await page.locator('summary[aria-label="Menu"]').click()
    expect((await readLinks(page, 'Menu')).map(([label]) => label)).toEqual(menu)
    const menuBox = await page.getByRole('navigation', { name: 'Menu' }).locator('..').boundingBox()
    expect(menuBox).toEqual({ x: 0, y: 0, width: 360, height: 740 })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: menu[0] })).toHaveCount(0)
  })
}

test('the links of the 404 page stand beside its message on a wide screen, below it on a phone [NF-2]', async ({
  page,
}) => {
  await page.goto('/no/such/page')
  const message = page.getByRole('heading', { level: 1 })
  const links = page.getByRole('region', { name: 'Resources' })
  const distance = async () => (await links.boundingBox())!.x - (await message.boundingBox())!.x
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await distance()).toBeGreaterThan(400)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await distance()).toBe(0)
  expect((await links.boundingBox())!.y).toBeGreaterThan((await message.boundingBox())!.y)
})

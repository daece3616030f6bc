import type { Page } from 'playwright/test'
import { expectAccessibleInBothSchemes } from '../support/expectAccessible.ts'
import { expect } from '../support/fixtures.ts'
import { adminScreens } from '../support/screens/adminScreens.ts'
import { test } from '../support/sharedPages.ts'

type User = 'visitor' | 'client' | 'admin'

const screens: { name: string; user: User; open: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'home with an open question',
    user: 'visitor',
    open: async (page) => {
      await page.goto('/')
      await page.locator('#faq summary').first().click()
    },
  },
  { name: 'sign-in', user: 'visitor', open: (page) => page.goto('/login') },
  { name: 'sign-up', user: 'visitor', open: (page) => page.goto('/signup') },
  {
    name: 'sign-up with an error',
    user: 'visitor',
    open: async (page) => {
      await page.goto('/signup')
      await page.getByRole('button', { name: /continue|next/i }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  { name: 'not found', user: 'visitor', open: (page) => page.goto('/no/such/page') },
  { name: 'dashboard', user: 'client', open: (page) => page.goto('/dashboard') },
  {
    name: 'new-project dialog',
    user: 'client',
    open: async (page) => {
      await page.goto('/dashboard')
      await page
        .getByRole('button', { name: /new project/i })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  ...adminScreens.map(({ name, path, visibleText, setUp, open }) => ({
    name: `back office, ${name}`,
    user: 'admin' as const,
    open: async (page: Page) => {
      await setUp?.(page)
      await page.goto(path)
      await open?.(page)
      await expect(page.getByText(visibleText).filter({ visible: true }).first()).toBeVisible()
    },
  })),
]

for (const { name, user, open } of screens) {
  test(`the screen “${name}” has no accessibility violations, light and dark`, async ({ openAs }) => {
    const page = await openAs(user)
    await open(page)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  })
}

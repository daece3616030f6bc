import type { Page } from 'playwright/test'
import { expectAccessibleInBothSchemes } from '../support/expectAccessible.ts'
import { expect } from '../support/fixtures.ts'
import { adminScreens } from '../support/screens/adminScreens.ts'
import { test } from '../support/sharedPages.ts'

type Who = 'visitor' | 'client' | 'admin'

const screens: { name: string; who: Who; open: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'home with an open question',
    who: 'visitor',
    open: async (page) => {
      await page.goto('/')
      await page.locator('#faq summary').first().click()
    },
  },
  { name: 'sign-in', who: 'visitor', open: (page) => page.goto('/login') },
  { name: 'sign-up', who: 'visitor', open: (page) => page.goto('/signup') },
  {
    name: 'sign-up with an error',
    who: 'visitor',
    open: async (page) => {
      await page.goto('/signup')
      await page.getByRole('button', { name: /continue|next/i }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  { name: 'not found', who: 'visitor', open: (page) => page.goto('/no/such/page') },
  { name: 'dashboard', who: 'client', open: (page) => page.goto('/dashboard') },
  {
    name: 'new-project dialog',
    who: 'client',
    open: async (page) => {
      await page.goto('/dashboard')
      await page
        .getByRole('button', { name: /new project/i })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  ...adminScreens.map(({ name, path, visibleText: sign, setUp: before, open: act }) => ({
    name: `back office, ${name}`,
    who: 'admin' as const,
    open: async (page: Page) => {
      await before?.(page)
      await page.goto(path)
      await act?.(page)
      await expect(page.getByText(sign).filter({ visible: true }).first()).toBeVisible()
    },
  })),
]

for (const { name, who, open } of screens) {
  test(`has no accessibility violation, light and dark: ${name}`, async ({ openAs }) => {
    const page = await openAs(who)
    await open(page)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  })
}

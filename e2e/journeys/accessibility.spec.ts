import type { Page } from 'playwright/test'
import { expect, expectAccessible, signIn, test } from '../fixtures.ts'

type Who = 'visitor' | 'client' | 'admin'

const screens: { name: string; who: Who; open: (page: Page) => Promise<unknown> }[] = [
  { name: 'home', who: 'visitor', open: (page) => page.goto('/') },
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
  { name: 'back office overview', who: 'admin', open: (page) => page.goto('/admin') },
  { name: 'FAQ list', who: 'admin', open: (page) => page.goto('/admin/faqs') },
  {
    name: 'empty FAQ list',
    who: 'admin',
    open: async (page) => {
      await page.goto('/admin/faqs?q=nothing-has-this-in-it')
      await expect(page.getByText('No FAQs found.')).toBeVisible()
    },
  },
  {
    name: 'new FAQ',
    who: 'admin',
    open: async (page) => {
      await page.goto('/admin/faqs/new')
      await expect(page.locator('.ql-editor')).toBeVisible()
    },
  },
]

for (const { name, who, open } of screens) {
  test(`has no accessibility violation, light and dark: ${name}`, async ({ page }) => {
    if (who !== 'visitor') await signIn(page, who)
    await open(page)
    await expect(page.getByRole('heading').first()).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page)
    }
  })
}

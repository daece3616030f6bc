import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, signIn } from '../../support/fixtures.ts'
import { holdRequests } from '../../support/network/holdRequests.ts'
import { test } from '../../support/sharedPages.ts'

const heightOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!.height
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent.trim())

test('on a phone the header and the menu of the sections are at most 64 px high, and the menu opens all sections [ADMIN-5]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'admin', '/admin/blog')
  const toggle = page.getByRole('button', { name: 'Back office / Blog Posts' })
  expect(await heightOf(page, 'header')).toBeLessThanOrEqual(64)
  expect((await toggle.boundingBox())!.height).toBeLessThanOrEqual(64)
  await toggle.click()
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign Out' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Partners' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeHidden()
})

test('on a wide screen the sidebar stays in view, and the footer is one line [ADMIN-5]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'admin', '/admin/faqs')
  await expect(page.getByRole('row').nth(5)).toBeVisible()
  await page.mouse.wheel(0, 5_000)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await expect(page.getByRole('navigation', { name: 'Back office' }).getByRole('link').first()).toBeInViewport()
  expect(await heightOf(page, 'footer')).toBeLessThanOrEqual(64)
})

test('posts stay where they are when the categories arrive after them [ADMIN-BLOG-2]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const release = await holdRequests(page, '**/rpc/admin_post_categories*')
  await signIn(page, 'admin', '/admin/blog')
  const firstPost = page.getByRole('row').nth(1)
  await expect(firstPost).toBeVisible()
  const position = await firstPost.boundingBox()
  release()
  await expect(page.getByRole('group', { name: 'Category' }).getByRole('button')).not.toHaveCount(1)
  expect(await firstPost.boundingBox()).toEqual(position)
})

test('the focus stays on the control that was used, or on one near it [ADMIN-4]', async ({ page }) => {
  test.slow()
  await signIn(page, 'admin', '/admin/faqs')
  const firstSwitch = page.getByRole('switch').first()
  await firstSwitch.focus()
  await page.keyboard.press('Space')
  await expect(firstSwitch).toHaveAttribute('aria-checked', 'false')
  await expect(firstSwitch).toBeFocused()
  await page.keyboard.press('Space')
  await expect(firstSwitch).toHaveAttribute('aria-checked', 'true')
  await expect(firstSwitch).toBeFocused()

  // The row leaves a list that is filtered by its state.
  await page.goto('/admin/blog?state=draft')
  const draftSwitch = page.getByRole('switch').first()
  await draftSwitch.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('No blog posts found.')).toBeVisible()
  await expect.poll(() => focusedName(page)).not.toMatch(/^(Skip to content|null)?$/)
  await expect(page.locator('body')).not.toBeFocused()
  await page.goto('/admin/blog?q=first month after')
  await page.getByRole('switch').first().click()
  await expect(page.getByRole('switch').first()).toHaveAttribute('aria-checked', 'false')

  await page.goto('/admin/customers')
  const view = page.getByRole('button', { name: /^View/ }).first()
  await view.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Customer' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(view).toBeFocused()
})

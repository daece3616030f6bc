import type { Page } from 'playwright/test'
import { expect } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'

/** The left edges of the cards of a list, each once. */
async function columnsOf(page: Page, path: string) {
  await page.goto(path)
  // An answer may contain a table of its own.
  const rows = page.getByRole('main').locator('table').first().locator('> tbody > tr')
  await expect(rows.nth(3)).toBeVisible()
  const edges = await rows.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().x)))
  return [...new Set(edges)]
}

test('on a tablet the cards of a list stand in two columns, those with an order in one, so that a move up goes up', async ({
  openAs,
}) => {
  const page = await openAs('admin')
  await page.setViewportSize({ width: 768, height: 900 })
  expect(await columnsOf(page, '/admin/blog')).toHaveLength(2)
  expect(await columnsOf(page, '/admin/faqs')).toHaveLength(1)
})

test('on a phone each value of a card stands below the name of its column, and the switch after them', async ({
  openAs,
}) => {
  const page = await openAs('admin')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/faqs')
  const card = page.getByRole('main').locator('tbody tr').first()
  const created = card.locator('td[data-column="Created"]')
  await expect(created).toBeVisible()
  const label = await created.evaluate((cell) => getComputedStyle(cell, '::before').content)
  expect(label).toContain('Created')
  const bottom = (await created.boundingBox())!.y + (await created.boundingBox())!.height
  expect((await card.getByRole('switch').boundingBox())!.y).toBeGreaterThanOrEqual(bottom)
})

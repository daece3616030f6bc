import type { Page } from 'playwright/test'
import { expect } from '../../support/fixtures.ts'
import { test } from '../../support/sharedPages.ts'

// An answer may contain a table of its own.
const rowsOf = (page: Page) => page.getByRole('main').locator('table').first().locator('> tbody > tr')

test('on a tablet posts and FAQs are low rows of a table that has a head', async ({ openAs }) => {
  const page = await openAs('admin')
  await page.setViewportSize({ width: 768, height: 900 })
  for (const [path, title] of [
    ['/admin/blog', 'Title'],
    ['/admin/faqs', 'Question'],
  ] as const) {
    await page.goto(path)
    const head = page.getByRole('columnheader', { name: title, exact: true })
    await expect(head).toBeVisible()
    const row = rowsOf(page).nth(1)
    // The switch and the actions are beside the title, in its line.
    const titleBox = (await row.locator('> th').boundingBox())!
    const actionsBox = (await row.locator('td[data-column="Actions"]').boundingBox())!
    expect(actionsBox.x).toBeGreaterThanOrEqual(titleBox.x + titleBox.width)
    const switchBox = (await row.getByRole('switch').boundingBox())!
    expect(switchBox.y + switchBox.height / 2).toBeCloseTo(actionsBox.y + actionsBox.height / 2, 0)
    expect((await row.boundingBox())!.height).toBeLessThan(100)
    expect((await head.boundingBox())!.x).toBeCloseTo(titleBox.x)
  }
})

test('on a phone the actions of a row are in its corner, and the switch is below them, beside the date', async ({
  openAs,
}) => {
  const page = await openAs('admin')
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [path, date] of [
    ['/admin/blog', 'Date'],
    ['/admin/faqs', 'Created'],
  ] as const) {
    await page.goto(path)
    const row = rowsOf(page).first()
    const dateBox = (await row.locator(`td[data-column="${date}"]`).boundingBox())!
    const switchBox = (await row.getByRole('switch').boundingBox())!
    const editBox = (await row.getByRole('link', { name: /^Edit/ }).boundingBox())!
    expect(switchBox.y + switchBox.height / 2).toBeCloseTo(dateBox.y + dateBox.height / 2, -1)
    expect(editBox.y).toBeLessThan((await row.boundingBox())!.y + 4)
    expect(editBox.y + editBox.height).toBeLessThanOrEqual(switchBox.y + 1)
    expect(Math.min(editBox.width, editBox.height, switchBox.width, switchBox.height)).toBeGreaterThanOrEqual(44)
  }
})

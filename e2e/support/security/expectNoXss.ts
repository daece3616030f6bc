import type { Page } from 'playwright/test'
import { dangers } from './findActiveContent.ts'
import { expect } from '../fixtures.ts'

/** Counts what has run on the pages that are opened from now on. */
async function countRuns(page: Page) {
  let runs = 0
  await page.exposeFunction('alert', () => void runs++)
  page.on('dialog', (dialog) => {
    runs++
    void dialog.dismiss()
  })
  return () => runs
}

const isShown = (text: string) =>
  document.querySelector('main')?.innerText.includes(text) ||
  [...document.querySelectorAll('input')].some(({ type, value }) => type === 'text' && value.includes(text))

type Place = { path: string; open?: (page: Page) => Promise<unknown> }

/** Opens each place that shows the mark, touches what the vectors wait for, and finds nothing that could run. */
export async function expectHarmless(page: Page, mark: string, places: Place[]) {
  const runs = await countRuns(page)
  for (const { path, open } of places) {
    await page.goto(path)
    await open?.(page)
    await page.waitForFunction(isShown, mark)
    expect(await dangers(page), path).toEqual([])
    for (const text of await page.locator('main').getByText('alert(1)').all()) {
      if (await text.isVisible()) await text.hover({ force: true })
    }
    expect(runs(), path).toBe(0)
  }
}

import type { Page } from 'playwright/test'
import { findActiveContent } from './findActiveContent.ts'
import { expect } from '../fixtures.ts'

/** Counts calls of `alert` on the pages that are opened from now on. */
async function countScriptRuns(page: Page) {
  let runs = 0
  await page.exposeFunction('alert', () => {
    runs++
  })
  page.on('dialog', (dialog) => {
    runs++
    void dialog.dismiss()
  })
  return () => runs
}

const isShown = (text: string) =>
  document.querySelector('main')?.innerText.includes(text) ||
  [...document.querySelectorAll('input')].some(({ type, value }) => type === 'text' && value.includes(text))

type PageWithText = { path: string; open?: (page: Page) => Promise<unknown> }

/** Opens each page that shows `mark`, hovers over the attack vectors and expects that nothing ran or could run. */
export async function expectNoXss(page: Page, mark: string, pages: PageWithText[]) {
  const runs = await countScriptRuns(page)
  for (const { path, open } of pages) {
    await page.goto(path)
    await open?.(page)
    await page.waitForFunction(isShown, mark)
    expect(await findActiveContent(page), path).toEqual([])
    // The pointer cannot reach a text that is cut off in a list, so its events are sent.
    await page
      .locator('main')
      .getByText('alert(1)')
      .evaluateAll((texts) => {
        for (const text of texts)
          for (const type of ['pointerenter', 'mouseover']) text.dispatchEvent(new MouseEvent(type, { bubbles: true }))
      })
    expect(runs(), path).toBe(0)
  }
}

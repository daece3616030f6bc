import type { Page } from 'playwright'
import { kb, recordTransfers, scriptBytes } from '../../e2e/support/network/recordTransfers.ts'
import { openSignedIn } from '../../e2e/support/signIn.ts'
import { type OpenPage, preventLiveStream } from './browser.ts'
import { manyCustomers } from './lists/manyCustomers.ts'
import { percentiles } from './measure.ts'
import { createRow, type Row } from './resultsTable.ts'
import { admin } from './seedAccounts.ts'

const firstScreens = ['/admin', '/admin/customers', '/admin/projects', '/admin/blog']
const furtherScreens = ['Projects', 'Blog Posts', 'FAQs', 'Partners', 'Pricing', 'Subscribers']

/** Measures what the back office's screens download, and how soon the next page of a long list is shown. */
export async function measureScreens(openPage: OpenPage, clicks: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of firstScreens) {
    console.log(`Screen: ${path}`)
    const { page, transfers } = await openUncached(openPage, path)
    const bytes = scriptBytes(transfers())
    rows.push(backofficeRow(`JavaScript of ${path} as the first screen, KB`, 240, bytes / kb))
    await page.close()
  }
  rows.push(
    backofficeRow('JavaScript of a further screen at most, KB', 40, (await maxBytesOfFurtherScreens(openPage)) / kb),
  )
  for (const [name, pageCount] of [
    ['customers', manyCustomers.customerPages],
    ['projects', manyCustomers.projectPages],
  ] as const) {
    console.log(`Clicks: ${name}`)
    const durations = await measurePageChanges(openPage, `/admin/${name}`, pageCount, clicks)
    rows.push(backofficeRow(`${name}, from a click to the next rows, p95, ms`, 300, percentiles(durations).p95))
  }
  return rows
}

const backofficeRow = (figure: string, atMost: number, value: number) =>
  createRow({ figure, atMost }, { 'back office': value })

/** Opens a screen as an admin with an empty browser cache. */
async function openUncached(openPage: OpenPage, path: string) {
  const page = await openPage()
  // A text file, which puts no scripts into the browser's cache.
  await openSignedIn(page, admin, '/robots.txt')
  await preventLiveStream(page)
  const transfers = await recordTransfers(page)
  await page.goto(path)
  await waitUntilLoaded(page)
  return { page, transfers }
}

async function waitUntilLoaded(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).waitFor()
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

async function maxBytesOfFurtherScreens(openPage: OpenPage) {
  const { page, transfers } = await openUncached(openPage, '/admin/customers')
  let maxBytes = 0
  for (const name of furtherScreens) {
    const bytesBefore = scriptBytes(transfers())
    await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await waitUntilLoaded(page)
    maxBytes = Math.max(maxBytes, scriptBytes(transfers()) - bytesBefore)
  }
  await page.close()
  return maxBytes
}

/** Durations in ms: forwards from the first page, backwards from the last one, and forwards from the middle. */
async function measurePageChanges(openPage: OpenPage, path: string, pageCount: number, clicks: number) {
  const page = await openPage()
  const durations: number[] = []
  await preventLiveStream(page)
  await openSignedIn(page, admin, path)
  for (const [start, button] of [
    [1, 'Next'],
    [pageCount, 'Previous'],
    [pageCount / 2, 'Next'],
  ] as const) {
    await page.goto(`${path}?page=${start}`)
    await page.getByRole('navigation', { name: 'Pages' }).waitFor()
    await waitUntilLoaded(page)
    for (let i = 0; i < clicks; i++) durations.push(await measureClick(page, button))
  }
  await page.close()
  return durations
}

/** From the click until the new rows are painted, in ms. Throws when the old rows disappear before. */
const measureClick = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate(async (button: HTMLButtonElement) => {
    const readRows = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent).join('\n')
    const oldRows = readRows()
    const clickedAt = performance.now()
    button.click()
    for (let rows = oldRows; rows === oldRows; rows = readRows()) {
      if (rows === '') throw new Error('The old rows disappeared before the new ones came.')
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - clickedAt
  })

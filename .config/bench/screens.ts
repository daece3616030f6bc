import type { Page } from 'playwright'
import { openSignedIn } from '../../e2e/support/signIn.ts'
import { kb, recordTransfers, scriptBytes } from '../../e2e/support/recordTransfers.ts'
import { admin, crowd, type NewPage } from './manyCustomers.ts'
import { sharesOf } from './measure.ts'
import { row, type Row } from './resultsTable.ts'

const further = ['Projects', 'Blog Posts', 'FAQs', 'Partners', 'Pricing', 'Subscribers']

/** What the back office's screens download, and how soon the next page of a long list is on the screen. */
export async function screenRows(newPage: NewPage, clicks: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const path of ['/admin', '/admin/customers', '/admin/projects', '/admin/blog']) {
    console.log(`Screen: ${path}`)
    const { page, transfers } = await openFirst(newPage, path)
    const bytes = scriptBytes(transfers())
    rows.push(limited(`JavaScript of ${path} as the first screen, KB`, 240, bytes / kb))
    await page.close()
  }
  rows.push(limited('JavaScript of a further screen at most, KB', 40, await furtherBytes(newPage)))
  for (const [name, pages] of [
    ['customers', crowd.customerPages],
    ['projects', crowd.projectPages],
  ] as const) {
    console.log(`Clicks: ${name}`)
    const durations = await clickDurations(newPage, `/admin/${name}`, pages, clicks)
    rows.push(limited(`${name}, from a click to the next rows, p95, ms`, 300, sharesOf(durations).p95))
  }
  return rows
}

const limited = (figure: string, atMost: number, value: number) => row({ figure, atMost }, { 'back office': value })

/** Opens a screen in the browser of an admin that has nothing cached. */
async function openFirst(newPage: NewPage, path: string) {
  const page = await newPage()
  // A text, which brings no scripts into the browser's cache.
  await openSignedIn(page, admin, '/robots.txt')
  const transfers = await recordTransfers(page)
  await page.goto(path)
  await settled(page)
  return { page, transfers }
}

async function settled(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).waitFor()
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

async function furtherBytes(newPage: NewPage) {
  const { page, transfers } = await openFirst(newPage, '/admin/customers')
  let most = 0
  for (const name of further) {
    const before = scriptBytes(transfers())
    await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await settled(page)
    most = Math.max(most, scriptBytes(transfers()) - before)
  }
  await page.close()
  return most / kb
}

/** Forwards from the first page, backwards from the last one, and forwards in the middle. */
async function clickDurations(newPage: NewPage, path: string, pages: number, clicks: number) {
  const page = await newPage()
  const durations: number[] = []
  await openSignedIn(page, admin, path)
  for (const [start, button] of [
    [1, 'Next'],
    [pages, 'Previous'],
    [pages / 2, 'Next'],
  ] as const) {
    await page.goto(`${path}?page=${start}`)
    await page.getByRole('navigation', { name: 'Pages' }).waitFor()
    await settled(page)
    for (let i = 0; i < clicks; i++) durations.push(await turn(page, button))
  }
  await page.close()
  return durations
}

/** From the click until the new rows are painted, in ms; the old ones have to stay until then. */
const turn = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate(async (button: HTMLButtonElement) => {
    const rows = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent).join('\n')
    const before = rows()
    const start = performance.now()
    button.click()
    for (let now = before; now === before; now = rows()) {
      if (now === '') throw new Error('The rows were gone before the new ones came.')
      await new Promise((painted) => requestAnimationFrame(painted))
    }
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
    return performance.now() - start
  })

import type { Page } from 'playwright'
import { openSignedIn, signInOnScreen } from '../../e2e/support/signIn.ts'
import { kb, recordTransfers, scriptBytes } from '../../e2e/support/recordTransfers.ts'
import type { NewPage } from './manyCustomers.ts'
import { sharesOf } from './measure.ts'
import { row, type Row } from './resultsTable.ts'

const client = { email: 'client@fortnight.example', password: 'fortnight-client' }
const project = 'main h3 a'

/** What clients wait for: the dashboard by its address with nothing cached, and after signing in. */
export async function dashboardRows(newPage: NewPage, rounds: number): Promise<Row[]> {
  console.log('Dashboard')
  const opening: number[] = []
  const signingIn: number[] = []
  let bytes = 0
  for (let i = 0; i < rounds; i++) {
    const { afterHtml, scripts } = await openDashboard(await newPage())
    opening.push(afterHtml)
    bytes = scripts
    signingIn.push(await signIn(await newPage()))
  }
  const cell = (value: number) => ({ portal: value })
  return [
    row({ figure: 'JavaScript of the dashboard as the first screen, KB', atMost: 235 }, cell(bytes / kb)),
    row({ figure: 'from its HTML to the projects, p50, ms', atMost: 1_000 }, cell(sharesOf(opening).p50)),
    row({ figure: 'from signing in to the projects, p50, ms', atMost: 1_000 }, cell(sharesOf(signingIn).p50)),
  ]
}

async function openDashboard(page: Page) {
  // A text, which brings no scripts into the browser's cache.
  await openSignedIn(page, client, '/robots.txt')
  const transfers = await recordTransfers(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  const shown = await shownAt(page)
  const html = await page.evaluate(
    () => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]!.responseEnd,
  )
  await page.waitForLoadState('networkidle')
  const scripts = scriptBytes(transfers())
  await page.close()
  return { afterHtml: shown - html, scripts }
}

async function signIn(page: Page) {
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    addEventListener('submit', () => Object.assign(window, { submittedAt: performance.now() }), { capture: true })
  })
  await signInOnScreen(page, client, '/dashboard')
  const shown = await shownAt(page)
  const submitted = await page.evaluate(() => Number((window as unknown as { submittedAt: number }).submittedAt))
  await page.close()
  return shown - submitted
}

/** When a project is painted first, in ms of the page's own clock. */
async function shownAt(page: Page) {
  const shown = await page.waitForFunction(
    (selector) => document.querySelector(selector) && performance.now(),
    project,
    { polling: 'raf' },
  )
  return Number(await shown.jsonValue())
}

import type { Page } from 'playwright'
import { kb, recordTransfers, scriptBytes } from '../../e2e/support/network/recordTransfers.ts'
import { openSignedIn, signInOnScreen } from '../../e2e/support/signIn.ts'
import { type OpenPage, preventLiveStream } from './browser.ts'
import { percentiles } from './measure.ts'
import { createRow, type Row } from './resultsTable.ts'
import { client } from './seedAccounts.ts'

const projectSelector = 'main h3 a'

declare global {
  interface Window {
    submittedAt?: number
  }
}

/** Measures the client's dashboard: opened by its URL with nothing cached, and after signing in. */
export async function measureDashboard(openPage: OpenPage, samples: number): Promise<Row[]> {
  console.log('Dashboard')
  const openingMs: number[] = []
  const signInMs: number[] = []
  let scripts = 0
  for (let i = 0; i < samples; i++) {
    const opened = await openDashboard(await openPage())
    openingMs.push(opened.ms)
    scripts = opened.scriptBytes
    signInMs.push(await signIn(await openPage()))
  }
  const cell = (value: number) => ({ portal: value })
  return [
    createRow({ figure: 'JavaScript of the dashboard as the first screen, KB', atMost: 235 }, cell(scripts / kb)),
    createRow({ figure: 'from its HTML to the projects, p50, ms', atMost: 1_000 }, cell(percentiles(openingMs).p50)),
    createRow({ figure: 'from signing in to the projects, p50, ms', atMost: 1_000 }, cell(percentiles(signInMs).p50)),
  ]
}

/** Returns the time from the end of the HTML to the first project (ms), and the scripts that the page transferred (bytes). */
async function openDashboard(page: Page) {
  // A text file, which puts no scripts into the browser's cache.
  await openSignedIn(page, client, '/robots.txt')
  await preventLiveStream(page)
  const transfers = await recordTransfers(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  const shownAt = await waitForProject(page)
  const htmlEnd = await page.evaluate(() => performance.getEntriesByType('navigation')[0]!.responseEnd)
  await page.waitForLoadState('networkidle')
  const scripts = scriptBytes(transfers())
  await page.close()
  return { ms: shownAt - htmlEnd, scriptBytes: scripts }
}

/** Returns the time from submitting the sign-in form to the first project, in ms. */
async function signIn(page: Page) {
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    addEventListener('submit', () => (window.submittedAt = performance.now()), { capture: true })
  })
  await signInOnScreen(page, client, '/dashboard')
  const shownAt = await waitForProject(page)
  const submittedAt = await page.evaluate(() => window.submittedAt!)
  await page.close()
  return shownAt - submittedAt
}

/** When the first project is painted, in ms of the page's own clock. */
async function waitForProject(page: Page) {
  const shownAt = await page.waitForFunction(
    (selector) => document.querySelector(selector) && performance.now(),
    projectSelector,
    { polling: 'raf' },
  )
  return (await shownAt.jsonValue()) as number
}

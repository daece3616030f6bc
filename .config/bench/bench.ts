// `npm run bench`: measures the production build with new databases, prints a table of each part and writes all of them to
// bench-results/. `-- --quick` takes few samples of everything; `-- --public` measures only the public site and the
// dashboard, `-- --back-office` only the back office, `-- --rooms` only the queries of the rooms of projects,
// `-- --report` only those of the report, and `-- --errors` only those of the errors of browsers.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { buildAll } from '../build/buildAll.ts'
import { measureStartupScripts } from '../build/startupScripts.ts'
import { requireFreePorts, startStack } from '../serve/stack.ts'
import { ensureChromium } from '../test/chromium.ts'
import { type Area, areas } from '../workspace.ts'
import { measureBackoffice } from './backoffice.ts'
import { startBarePageServer } from './barePage.ts'
import { createOpenPage, launchBrowser } from './browser.ts'
import { createContentWriter } from './contentWriter.ts'
import { measureDashboard } from './dashboard.ts'
import { measureFirstVisits } from './firstVisits.ts'
import { startHttp2Proxy } from './http2Proxy.ts'
import { measureHydration } from './hydration.ts'
import { measureInteractions } from './interactions.ts'
import { medianFigures, type PageFigures, runLighthouse } from './lighthouse.ts'
import { listPublicPages } from './publicPages.ts'
import { createPageRows, createRow, isMissed, printTable, type Row } from './resultsTable.ts'
import { measureErrorQueries } from './lists/errorQueries.ts'
import { measureReportQueries } from './lists/reportQueries.ts'
import { measureRoomQueries } from './lists/roomQueries.ts'
import { saveResults } from './saveResults.ts'
import { measureSlowdown } from './slowProcessor.ts'
import { measureServer } from './server.ts'
import { measureStartup } from './startup.ts'

const isQuick = process.argv.includes('--quick')
const parts = {
  public: measurePublicSiteAndPortal,
  'back-office': (browser: Browser) => measureBackoffice(stackOptions, browser, samples),
  rooms: () => measureRoomQueries(samples.queries),
  report: () => measureReportQueries(samples.queries),
  errors: () => measureErrorQueries(samples.queries),
}
type PartName = keyof typeof parts
const allParts = Object.keys(parts) as PartName[]
const requestedParts = allParts.filter((name) => process.argv.includes(`--${name}`))
const selectedParts = requestedParts.length ? requestedParts : allParts
const ports = { port: 4460, apiPort: 54460 }
const fullSamples = {
  lighthouseRuns: 5,
  firstVisits: 5,
  loadSeconds: 10,
  uncachedRequests: 40,
  memoryRequests: 50_000,
  queries: 40,
  clicks: 20,
  dashboardOpenings: 15,
  hydrations: 5,
  interactionRuns: 3,
  typedWords: 20,
}
const quickSamples: typeof fullSamples = {
  lighthouseRuns: 1,
  firstVisits: 1,
  loadSeconds: 3,
  uncachedRequests: 10,
  memoryRequests: 5_000,
  queries: 10,
  clicks: 5,
  dashboardOpenings: 3,
  hydrations: 1,
  interactionRuns: 1,
  typedWords: 5,
}
const samples = isQuick ? quickSamples : fullSamples

// Without third parties, whose response times are not the product's.
const stackOptions = { ...ports, log: () => undefined, shellEnv: { RATES_URL: '', GEO_URL: '' } }

await requireFreePorts(ports)
await buildAll()
const executablePath = await ensureChromium()
const browser = await launchBrowser(executablePath)
const rows: Row[] = []
for (const name of selectedParts) {
  const partRows = await parts[name](browser)
  // Printed at once, so that a failure of a later part does not lose them.
  printTable(partRows)
  rows.push(...partRows)
}
await browser.close()
const missedCount = rows.filter(isMissed).length
console.log(missedCount ? `${missedCount} of ${rows.length} rows miss their target (!).` : 'Every target is met.')
// Partial results do not overwrite the full ones.
await saveResults(['bench-results', ...(isQuick ? ['quick'] : []), ...requestedParts].join('.'), rows)

async function measurePublicSiteAndPortal(browser: Browser): Promise<Row[]> {
  const startupRows = await measureStartup(stackOptions)
  const dataDir = await mkdtemp(join(tmpdir(), 'fortnight-bench-'))
  const stack = await startStack({ ...stackOptions, dataDir })
  const barePage = await startBarePageServer()
  const [proxy, barePageProxy] = [await startHttp2Proxy(stack.origin), await startHttp2Proxy(barePage.origin)]
  try {
    const pages = await listPublicPages(stack.origin)
    // These two hydrate by themselves, to convert prices and to show what the visitor has chosen.
    const idlePages = pages.filter(({ path }) => !['/pricing', '/privacy'].includes(path))
    const openPage = createOpenPage(browser, stack.origin)
    const pageUrls = (origin: string) => Object.fromEntries(pages.map(({ name, path }) => [name, origin + path]))
    const { barePage: bareFigures, ...figures } = await measurePages({
      ...pageUrls(proxy.origin),
      barePage: `${barePageProxy.origin}/`,
    })
    return [
      ...startupRows,
      ...createPageRows(figures, bareFigures!),
      ...(await measureFirstVisits(openPage, pageUrls(stack.origin), barePage.origin, samples.firstVisits)),
      createRow({ figure: 'startup JavaScript, KB', digits: 1 }, Object.fromEntries(areas.map(startupKb))),
      ...(await measureHydration(openPage, idlePages, samples.hydrations)),
      ...(await measureInteractions(openPage, pages, samples.interactionRuns)),
      ...(await measureDashboard(openPage, samples.dashboardOpenings)),
      ...(await measureServer(stack, pages, samples, createContentWriter(stack))),
    ]
  } finally {
    proxy.stop()
    barePageProxy.stop()
    barePage.stop()
    await stack.stopAll()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function startupKb(area: Area) {
  return [area, measureStartupScripts(area).reduce((sum, { bytes }) => sum + bytes, 0) / 1_000] as const
}

/** Runs Lighthouse on all pages in turn, so that a busy minute of the machine affects all of them. */
async function measurePages(urls: Record<string, string>) {
  const runs: Record<string, PageFigures[]> = {}
  for (let i = 0; i < samples.lighthouseRuns; i++) {
    for (const [name, url] of Object.entries(urls)) {
      console.log(`Lighthouse ${i + 1}/${samples.lighthouseRuns}: ${name}`)
      ;(runs[name] ??= []).push(await runLighthouse(url, executablePath, await measureSlowdown(browser)))
    }
  }
  return Object.fromEntries(Object.entries(runs).map(([name, pageRuns]) => [name, medianFigures(pageRuns)]))
}

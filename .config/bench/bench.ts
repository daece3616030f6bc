// `npm run bench`: the product's own figures, measured on the production build with fresh databases. `-- --quick` runs
// everything once and briefly, `-- --back-office` what admins wait for and nothing else. Prints one table and keeps it
// in bench-results/.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { buildAll } from '../build/buildAll.ts'
import { backofficeRows } from './backoffice.ts'
import { contentWriter } from './contentWriter.ts'
import { dashboardRows } from './dashboard.ts'
import { startFloor } from './barePage.ts'
import { lighthouseRun, medians, type PageFigures } from './lighthouse.ts'
import { benchPages } from './publicPages.ts'
import { keepResults } from './saveResults.ts'
import { serverRows } from './server.ts'
import { startupRows } from './startup.ts'
import { pageRows, printTable, row, type Row } from './resultsTable.ts'
import { ensureChromium } from '../test/chromium.ts'
import { requireFreePorts, startStack } from '../serve/stack.ts'
import { measureStartupScripts } from '../build/startupScripts.ts'
import { type Area, areas } from '../workspace.ts'

const isQuick = process.argv.includes('--quick')
const isBackofficeOnly = process.argv.includes('--back-office')
const ports = { port: 4460, apiPort: 54460 }
const rounds = isQuick
  ? { lighthouse: 1, loadSeconds: 3, uncached: 10, memory: 5_000, questions: 10, clicks: 5, openings: 3, typedWords: 5 }
  : {
      lighthouse: 5,
      loadSeconds: 10,
      uncached: 40,
      memory: 50_000,
      questions: 40,
      clicks: 20,
      openings: 15,
      typedWords: 20,
    }

// What others' servers answer, and when, is not the product's own figure.
const stackOptions = { ...ports, log: () => undefined, shellEnv: { RATES_URL: '', GEO_URL: '' } }

await requireFreePorts(ports)
await buildAll()
const executablePath = await ensureChromium()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const rows = [
  ...(isBackofficeOnly ? [] : [...(await startupRows(stackOptions)), ...(await publicRows())]),
  ...(await backofficeRows(stackOptions, browser, rounds)),
]
await browser.close()
printTable(rows)
const missed = rows.filter(({ cells }) => Object.values(cells).some((cell) => cell.missed)).length
console.log(missed ? `${missed} of ${rows.length} rows miss their target (!).` : 'Every target is met.')
// A part of the figures does not take the place of all of them.
const parts = ['bench-results', ...(isQuick ? ['quick'] : []), ...(isBackofficeOnly ? ['back-office'] : [])]
await keepResults(parts.join('.'), rows)

/** What visitors and clients wait for, and what the server can do. */
async function publicRows(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fortnight-bench-'))
  const stack = await startStack({ ...stackOptions, dataDir })
  const floor = await startFloor()
  try {
    const pages = await benchPages(stack.origin)
    const urls = { ...Object.fromEntries(pages.map(({ name, path }) => [name, stack.origin + path])), floor: floor.url }
    const { floor: bare, ...figures } = await measurePages(urls)
    return [
      ...pageRows(figures, bare!),
      row({ figure: 'JavaScript to start with, KB', digits: 1 }, Object.fromEntries(areas.map(startOf))),
      ...(await dashboardRows(() => browser.newPage({ baseURL: stack.origin }), rounds.openings)),
      ...(await serverRows(stack, pages, rounds, contentWriter(stack))),
    ]
  } finally {
    floor.stop()
    await stack.stopAll()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function startOf(area: Area) {
  return [area, measureStartupScripts(area).reduce((sum, { bytes }) => sum + bytes, 0) / 1_000] as const
}

/** Every page and the bare one in turns, so that a busy minute of the machine falls on all of them. */
async function measurePages(urls: Record<string, string>) {
  const runs: Record<string, PageFigures[]> = {}
  for (let i = 0; i < rounds.lighthouse; i++) {
    for (const [name, url] of Object.entries(urls)) {
      console.log(`Lighthouse ${i + 1}/${rounds.lighthouse}: ${name}`)
      ;(runs[name] ??= []).push(await lighthouseRun(url, executablePath))
    }
  }
  return Object.fromEntries(Object.entries(runs).map(([name, all]) => [name, medians(all)]))
}

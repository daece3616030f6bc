// `npm run load`: what the shell's server does when four times as many people come as it can serve. `-- --soak`: ten minutes
// of steady work instead, in which its memory must not grow. Both on the production build with a fresh database. Prints one
// table and keeps it in bench-results/.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from '../build/buildAll.ts'
import { keepResults } from './saveResults.ts'
import { rush, type Target } from './sendLoad.ts'
import { manyRequests, memoryOf } from './measure.ts'
import { type Row, row, printTable } from './resultsTable.ts'
import { readSecrets } from '../database/secrets.ts'
import { requireFreePorts, startStack } from '../serve/stack.ts'

const port = Number(process.env.FORTNIGHT_PORT ?? 4480)
const ports = { port, apiPort: Number(process.env.FORTNIGHT_API_PORT ?? port + 20_000) }
const soakMinutes = 10
const measureSeconds = 8
const crowdSize = 400

let searched = 0
/** `few` visitors keep the server busy without standing in each other's way. */
type Busy = Target & { few: number }
const cached: Busy = { name: 'home, cached', path: () => '/', few: 20 }
const targets: Busy[] = [
  cached,
  { name: 'a search, not cached', path: () => `/blog?q=word${searched++}`, few: 2 },
  { name: 'the API', path: () => '/rest/v1/faqs?select=id,question,answer', few: 2, key: readSecrets().publishableKey },
]

await requireFreePorts(ports)
await buildAll()
const dataDir = await mkdtemp(join(tmpdir(), 'fortnight-load-'))
const shellEnv = { RATES_URL: '', GEO_URL: '', FORTNIGHT_TRUSTED_PROXIES: '1' }
const stack = await startStack({ ...ports, dataDir, log: () => undefined, shellEnv })
try {
  await manyRequests(`${stack.origin}/`, 500)
  const isSoak = process.argv.includes('--soak')
  const rows = isSoak ? await soak() : await overload()
  printTable(rows)
  await keepResults(isSoak ? 'load-results.soak' : 'load-results', rows)
  const isMissed = rows.some(({ cells }) => Object.values(cells).some((cell) => cell.missed))
  console.log(isMissed ? 'A target is missed (!).' : 'Every target is met.')
  process.exitCode = isMissed ? 1 : 0
} finally {
  await stack.stopAll()
  await rm(dataDir, { recursive: true, force: true })
}

/** Finds out how many answers a second the server can give, then asks for four times as many. */
async function overload(): Promise<Row[]> {
  const columns: Record<string, Record<string, number>> = {}
  const note = (figure: string, name: string, value: number) => ((columns[figure] ??= {})[name] = value)
  for (const target of targets) {
    console.log(`Load: ${target.name}`)
    const calm = await rush(stack.origin, target, { connections: target.few, seconds: measureSeconds })
    const rate = Math.ceil(calm.taken.perSecond * 4)
    const full = await rush(stack.origin, target, { connections: crowdSize, seconds: measureSeconds, rate })
    note('capacity', target.name, calm.taken.perSecond)
    const asked = full.taken.perSecond + full.refused.perSecond
    note('asked', target.name, asked)
    note('times', target.name, asked / calm.taken.perSecond)
    note('taken', target.name, full.taken.perSecond)
    note('share', target.name, (100 * full.taken.perSecond) / calm.taken.perSecond)
    note('p95', target.name, full.taken.p95)
    note('refused', target.name, full.refused.perSecond)
    note('refusedP95', target.name, full.refused.p95)
    note('failed', target.name, calm.failed + full.failed)
  }
  return [
    row({ figure: 'answers per second that it can give' }, columns.capacity!),
    row({ figure: `${crowdSize} visitors who want four times as many: asked per second` }, columns.asked!),
    // This machine must both ask and answer, and asks for what is cached hardly faster than it is answered.
    row({ figure: 'the same, times what it can give', digits: 1, atLeast: 3.5 }, columns.times!, cached.name),
    row({ figure: 'answers per second' }, columns.taken!),
    // Refusing everybody would be quick, too.
    row({ figure: 'the same, % of what it can give', atLeast: 60 }, columns.share!),
    row({ figure: 'answer, p95, ms', atMost: 500 }, columns.p95!),
    row({ figure: 'told to come back, per second' }, columns.refused!),
    row({ figure: 'the same, p95, ms', atMost: 500 }, columns.refusedP95!),
    row({ figure: 'neither answered nor told so', atMost: 0 }, columns.failed!),
  ]
}

/** Steady work on everything; the memory of the last minutes is compared with that of the first after a warm-up. */
async function soak(): Promise<Row[]> {
  const pid = stack.processes.get('shell')!.child.pid!
  const memory: number[] = []
  let failed = 0
  for (let minute = 1; minute <= soakMinutes; minute++) {
    for (const target of targets) {
      failed += (await rush(stack.origin, target, { connections: target.few, seconds: 30 })).failed
    }
    memory.push(memoryOf(pid))
    console.log(`Minute ${minute}: ${Math.round(memory.at(-1)!)} MB`)
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [early, late] = [mean(memory.slice(2, 5)), mean(memory.slice(-3))]
  return [
    row({ figure: 'memory in the minutes 3 to 5, MB' }, { server: early }),
    row({ figure: 'memory in the last three minutes, MB', atMost: Math.round(early * 1.1) }, { server: late }),
    row({ figure: 'neither answered nor told to come back', atMost: 0 }, { server: failed }),
  ]
}

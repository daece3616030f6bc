// `npm run load`: sends the shell's server four times as many requests as it can serve. `-- --soak`: ten minutes of steady load
// instead, during which its memory must not grow. `-- --hostile`: requests that are meant to keep the database busy, after which
// home page and sign-in must be fast. `-- --cluster`: one to three servers behind nginx and with one Redis, of which one is killed
// and all are restarted. `-- --bundles`: one render worker and two, then builds of marketing that loop, use up memory or end
// their process, which must take down public pages only, and not for long. `-- --streams`: a thousand streams of live events. `-- --releases`: releases,
// canaries and rollbacks under steady load. All use the production build with a new database, print one table and write it to bench-results/.
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from '../build/buildAll.ts'
import { readSecrets } from '../database/secrets.ts'
import { readMemoryMb } from '../serve/processMemory.ts'
import { requireFreePorts, startStack } from '../serve/stack.ts'
import { ensureNginx, nginxInstallCommand } from '../test/nginx.ts'
import { ensureRedis, startRedis } from '../test/redis.ts'
import { liveFolder } from '../workspace.ts'
import { measureOutages } from './bundles/measureOutages.ts'
import { measureWorkers } from './bundles/workerThroughput.ts'
import { clusterTest } from './clusterTest.ts'
import { hostileTest } from './hostile/hostileTest.ts'
import { measureStreams } from './liveStreams.ts'
import { sendRequests } from './measure.ts'
import { releaseDrill } from './releases/releaseDrill.ts'
import { createRow, isMissed, printTable, type Row } from './resultsTable.ts'
import { saveResults } from './saveResults.ts'
import { type LoadTarget, sendLoad, type Target } from './sendLoad.ts'

const port = Number(process.env.FORTNIGHT_PORT ?? 4480)
const ports = { port, apiPort: Number(process.env.FORTNIGHT_API_PORT ?? port + 20_000) }
const soakMinutes = 10
const measureSeconds = 8
const overloadConnections = 400

let searchCount = 0
const cachedPage: LoadTarget = { name: 'home, cached', createPath: () => '/', connections: 20 }
const search: LoadTarget = {
  name: 'a search, not cached',
  createPath: () => `/blog?q=word${searchCount++}`,
  connections: 2,
}
const targets: LoadTarget[] = [
  cachedPage,
  search,
  {
    name: 'the API',
    createPath: () => '/rest/v1/faqs?select=id,question,answer',
    connections: 2,
    key: readSecrets().publishableKey,
  },
]

/** By option of the command line. */
const otherTests: Record<string, () => Promise<Row[]>> = {
  soak: () => soakTest(),
  hostile: () => hostileTest(stack),
  cluster: () => measureCluster(),
  bundles: () => measureBundles(),
  streams: () => measureStreams(stack),
  releases: () => releaseDrill(stack, marketingFolder!),
}

await requireFreePorts(ports)
await buildAll()
const dataDir = await mkdtemp(join(tmpdir(), 'fortnight-load-'))
const isClusterTest = process.argv.includes('--cluster')
if (isClusterTest) await ensureRedis()
const redis = isClusterTest ? await startRedis() : undefined
const shellEnv = {
  ...{ RATES_URL: '', GEO_URL: '', FORTNIGHT_TRUSTED_PROXIES: redis ? '2' : '1' },
  ...(redis && { REDIS_URL: redis.url, FORTNIGHT_DRAIN_SECONDS: '1' }),
}
const hasOwnReleases = ['--bundles', '--releases'].some((option) => process.argv.includes(option))
const marketingFolder = hasOwnReleases ? join(dataDir, 'marketing') : undefined
if (marketingFolder) await cp(liveFolder('marketing'), marketingFolder, { recursive: true })
const releaseFolders = marketingFolder ? { marketing: marketingFolder } : {}
const stack = await startStack({ ...ports, dataDir, log: () => undefined, shellEnv, releaseFolders })
try {
  await sendRequests(`${stack.origin}/`, 500)
  const name = Object.keys(otherTests).find((option) => process.argv.includes(`--${option}`))
  const rows = await (name ? otherTests[name]!() : overloadTest())
  printTable(rows)
  await saveResults(name ? `load-results.${name}` : 'load-results', rows)
  const hasMissedTarget = rows.some(isMissed)
  console.log(hasMissedTarget ? 'A target is missed (!).' : 'Every target is met.')
  process.exitCode = hasMissedTarget ? 1 : 0
} finally {
  await stack.stopAll()
  await redis?.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function measureCluster() {
  const nginx = await ensureNginx()
  if (!nginx) throw new Error(`nginx is not installed. Install it with: ${nginxInstallCommand}`)
  return clusterTest(stack, { nginx, firstFreePort: port + 4, targets })
}

async function measureBundles() {
  const workers = await measureWorkers(stack, port + 4, { ...search, connections: 4 })
  return [...workers, ...(await measureOutages(stack, marketingFolder!))]
}

/** Measures how many requests per second the server can serve, then sends four times as many. */
async function overloadTest(): Promise<Row[]> {
  const figures: Record<string, Record<string, number>> = {}
  const record = (figure: string, { name }: Target, value: number) => {
    figures[figure] ??= {}
    figures[figure][name] = value
  }
  for (const target of targets) {
    console.log(`Load: ${target.name}`)
    const atCapacity = await sendLoad(stack.origin, target, {
      connections: target.connections,
      seconds: measureSeconds,
    })
    const capacity = atCapacity.served.perSecond
    const overload = await sendLoad(stack.origin, target, {
      connections: overloadConnections,
      seconds: measureSeconds,
      rate: Math.ceil(capacity * 4),
    })
    const received = overload.served.perSecond + overload.shed.perSecond
    record('capacity', target, capacity)
    record('received', target, received)
    record('receivedRatio', target, received / capacity)
    record('served', target, overload.served.perSecond)
    record('servedPercent', target, (100 * overload.served.perSecond) / capacity)
    record('servedP95', target, overload.served.p95)
    record('shed', target, overload.shed.perSecond)
    record('shedP95', target, overload.shed.p95)
    record('failed', target, atCapacity.failed + overload.failed)
  }
  return [
    createRow({ figure: 'capacity, requests per second' }, figures.capacity!),
    createRow({ figure: `received from ${overloadConnections} connections, per second` }, figures.received!),
    // This machine also sends the requests, and sends those of a cached page hardly faster than the server responds.
    createRow(
      { figure: 'the same, times the capacity', digits: 1, atLeast: 3.5, exceptions: { [cachedPage.name]: {} } },
      figures.receivedRatio!,
    ),
    createRow({ figure: 'served per second' }, figures.served!),
    // Shedding every request would be fast too.
    createRow({ figure: 'the same, % of the capacity', atLeast: 60 }, figures.servedPercent!),
    createRow({ figure: 'served, p95, ms', atMost: 500 }, figures.servedP95!),
    createRow({ figure: 'shed (503) per second' }, figures.shed!),
    createRow({ figure: 'shed, p95, ms', atMost: 500 }, figures.shedP95!),
    createRow({ figure: 'neither served nor shed', atMost: 0 }, figures.failed!),
  ]
}

/** Sends steady load to all targets and compares the memory of the last minutes with that of the first after a warm-up. */
async function soakTest(): Promise<Row[]> {
  const pid = stack.processes.get('shell')!.child.pid!
  const memoryMb: number[] = []
  let failed = 0
  for (let minute = 1; minute <= soakMinutes; minute++) {
    for (const target of targets) {
      const result = await sendLoad(stack.origin, target, { connections: target.connections, seconds: 30 })
      failed += result.failed
    }
    memoryMb.push(readMemoryMb(pid))
    console.log(`Minute ${minute}: ${Math.round(memoryMb.at(-1)!)} MB`)
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [earlyMb, lateMb] = [mean(memoryMb.slice(2, 5)), mean(memoryMb.slice(-3))]
  return [
    createRow({ figure: 'memory in minutes 3 to 5, MB' }, { server: earlyMb }),
    createRow(
      { figure: 'memory in the last three minutes, MB', atMost: Math.round(earlyMb * 1.1) },
      { server: lateMb },
    ),
    createRow({ figure: 'neither served nor shed', atMost: 0 }, { server: failed }),
  ]
}

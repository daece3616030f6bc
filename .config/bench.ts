// `npm run bench`: the product's own figures, measured on the production build with a fresh database.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { lighthouseOf } from './lighthouse.ts'
import { requireFreePorts, startStack } from './stack.ts'

const ports = { port: 4460, apiPort: 54460 }
const rounds = { cached: 300, uncached: 40, lighthouse: 5 }

await requireFreePorts(ports)
const dataDir = await mkdtemp(join(tmpdir(), 'fortnight-bench-'))
const began = performance.now()
const stack = await startStack({ ...ports, dataDir, log: () => undefined })
const startSeconds = (performance.now() - began) / 1000
try {
  const home = `${stack.origin}/`
  await fetch(home)
  const cached = await timeOf(rounds.cached, () => getPage(home))
  const uncached = await timeOf(rounds.uncached, () => getPage(home), touchContent)
  const scores = await lighthouseOf(home, rounds.lighthouse, await ensureChromium())
  console.table({
    'start with a new database, built': { value: startSeconds.toFixed(1), unit: 's' },
    'home, cached, p50': { value: cached.p50.toFixed(1), unit: 'ms' },
    'home, cached, p95': { value: cached.p95.toFixed(1), unit: 'ms' },
    'home, not cached, p50': { value: uncached.p50.toFixed(1), unit: 'ms' },
    'home, not cached, p95': { value: uncached.p95.toFixed(1), unit: 'ms' },
    ...scores,
  })
} finally {
  await stack.stopAll()
  await rm(dataDir, { recursive: true, force: true })
}

async function getPage(url: string) {
  const answer = await fetch(url)
  const html = await answer.text()
  if (answer.status !== 200 || !html.endsWith('</html>')) throw new Error(`${url} answered ${answer.status}`)
}

/** A write through the shell, as an admin's: it drops the cached pages. */
async function touchContent() {
  const { secretKey } = stack.database
  const answer = await fetch(`${stack.origin}/rest/v1/faqs?order_index=eq.1`, {
    method: 'PATCH',
    headers: { apikey: secretKey, Authorization: `Bearer ${secretKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ order_index: 1 }),
  })
  if (!answer.ok) throw new Error(`The write answered ${answer.status}: ${await answer.text()}`)
}

/** Milliseconds of `work`, repeated; `before` runs ahead of each round and is not counted. */
async function timeOf(times: number, work: () => Promise<void>, before?: () => Promise<void>) {
  const durations: number[] = []
  for (let i = 0; i < times; i++) {
    await before?.()
    const start = performance.now()
    await work()
    durations.push(performance.now() - start)
  }
  durations.sort((a, b) => a - b)
  const at = (share: number) => durations[Math.min(durations.length - 1, Math.floor(durations.length * share))]!
  return { p50: at(0.5), p95: at(0.95) }
}

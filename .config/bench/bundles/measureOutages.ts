import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type HostileBundle, releaseHostileBundle } from '../../../e2e/support/servers/hostileBundles.ts'
import type { Stack } from '../../serve/stack.ts'
import { createRow, type Row } from '../resultsTable.ts'
import { client } from '../seedAccounts.ts'

const faults: HostileBundle[] = ['loops forever', 'uses up its memory', 'ends its process']
const maxOutageSeconds = 15
const giveUpAfterMs = 60_000
const pauseMs = 100

/**
 * Releases bad builds of marketing into the folder that the shell loads it from, and measures how long each takes down
 * public pages, and how fast everything else responds in the meantime.
 */
export async function measureOutages(stack: Stack, marketingFolder: string): Promise<Row[]> {
  const outages: Record<string, number> = {}
  const slowestMs: Record<string, Record<string, number>> = {}
  for (const fault of faults) {
    console.log(`A build that ${fault}`)
    const others = watchOthers(stack)
    outages[fault] = await measureOutage(stack.origin, marketingFolder, fault)
    for (const [name, ms] of Object.entries(await others.stop())) slowestMs[name] = { ...slowestMs[name], [fault]: ms }
  }
  return [
    createRow({ figure: 'public pages respond with 503, seconds', digits: 1, atMost: maxOutageSeconds }, outages),
    ...Object.entries(slowestMs).map(([name, values]) =>
      createRow({ figure: `${name} meanwhile, slowest, ms`, atMost: name === 'sign-in' ? 1_500 : 500 }, values),
    ),
  ]
}

/** Seconds from the start of the first uncached page that fails until the next one that is served. */
async function measureOutage(origin: string, folder: string, fault: HostileBundle) {
  const pointer = join(folder, 'latest.json')
  const goodPointer = readFileSync(pointer, 'utf8')
  releaseHostileBundle(folder, fault)
  const startedAt = performance.now()
  let firstFailureAt: number | undefined
  for (let page = 0; performance.now() - startedAt < giveUpAfterMs; page++) {
    const requestedAt = performance.now()
    const { status } = await fetch(`${origin}/blog?q=${fault.replaceAll(' ', '-')}-${page}`)
    if (status === 200 && firstFailureAt !== undefined) {
      // From here on the good build is also what the pointer names.
      writeFileSync(pointer, goodPointer)
      return (performance.now() - firstFailureAt) / 1_000
    }
    if (status !== 200) firstFailureAt ??= requestedAt
    await wait(pauseMs)
  }
  throw new Error(`Within a minute, the build that ${fault} did not fail and come back.`)
}

/** Requests what a bad build of marketing must not slow down, one after the other, until it is stopped. */
function watchOthers({ origin, database: { publishableKey: apikey } }: Stack) {
  const slowestMs: Record<string, number> = {}
  let isRunning = true
  const requests: Record<string, () => Promise<Response>> = {
    'sign-in': () =>
      fetch(`${origin}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey, 'Content-Type': 'application/json' },
        body: JSON.stringify(client),
      }),
    portal: () => fetch(`${origin}/dashboard`),
    'back office': () => fetch(`${origin}/admin`),
    API: () => fetch(`${origin}/rest/v1/faqs?select=id,question,answer`, { headers: { apikey } }),
  }
  async function watch() {
    while (isRunning) {
      for (const [name, send] of Object.entries(requests)) {
        const startedAt = performance.now()
        const response = await send()
        await response.text()
        if (!response.ok) throw new Error(`${name} responded with ${response.status} during the outage.`)
        slowestMs[name] = Math.max(slowestMs[name] ?? 0, performance.now() - startedAt)
      }
      await wait(pauseMs)
    }
  }
  const watching = watch()
  // A failure is reported by `stop`, not at once.
  watching.catch(() => undefined)
  return {
    /** Resolves to the slowest response of each, in milliseconds; rejects when one failed. */
    async stop() {
      isRunning = false
      await watching
      return slowestMs
    },
  }
}

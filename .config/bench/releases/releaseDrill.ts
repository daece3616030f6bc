import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createMarketingBuild, headline, runDelivery } from '../../../e2e/support/servers/marketingReleases.ts'
import type { Stack } from '../../serve/stack.ts'
import { liveFolder } from '../../workspace.ts'
import { quantile } from '../measure.ts'
import { createRow, type Row } from '../resultsTable.ts'
import { admin } from '../seedAccounts.ts'
import { type LoadResult, sendLoad, type Target } from '../sendLoad.ts'

const requestsPerSecond = 200
const secondsPerSwitch = 10
const warmUpSeconds = 6
const measurements = 5
const secondsPerMeasurement = 6
const maxSlowdown = 1.1
const maxSwitchSeconds = 5
const switchCheckMs = 50
const pages = ['/', '/pricing', '/blog', '/partners', '/privacy']

/** Visitors of all numbers, who open public pages. */
const visitors: Target = {
  name: 'public pages',
  createPath: () => pages[Math.floor(Math.random() * pages.length)]!,
  createHeaders: () => ({
    cookie: `fortnight-share=${Math.floor(Math.random() * 100)}`,
    'sec-fetch-dest': 'document',
  }),
}

/**
 * Sends 200 requests a second while marketing is released, given to half of the visitors as a canary, halted, promoted and
 * rolled back. No request may fail, and the last visitor gets another build within five seconds.
 */
export async function releaseDrill(stack: Stack, marketingFolder: string): Promise<Row[]> {
  const desk = await openDesk(stack)
  const [released, canary] = [await createRelease('released'), await createRelease('canary')]
  const upload = async (dist: string, ...options: string[]) => {
    const { exitCode, output } = await runDelivery([
      'release',
      'marketing',
      '--to',
      marketingFolder,
      '--from',
      dist,
      ...options,
    ])
    if (exitCode !== 0) throw new Error(`The release failed.\n${output}`)
  }
  const steps: Record<string, { run: () => Promise<unknown>; expected: string[] }> = {
    'a release': { run: () => upload(released.dist), expected: ['released'] },
    'a canary': {
      run: async () => {
        await upload(canary.dist, '--preview')
        await desk.startCanary(canary.build)
      },
      expected: ['canary', 'released'],
    },
    'a halt': { run: () => desk.endCanary(false), expected: ['released'] },
    'a canary again': { run: () => desk.startCanary(canary.build), expected: ['canary', 'released'] },
    'a promotion': { run: () => desk.endCanary(true), expected: ['canary'] },
    'a rollback': { run: () => desk.unpin(), expected: ['released'] },
  }
  const failed: Record<string, number> = {}
  const seconds: Record<string, number> = {}
  const p95: Record<string, number[]> = { before: await measureP95(stack) }
  for (const [name, { run, expected }] of Object.entries(steps)) {
    console.log(`Drill: ${name}`)
    const loading = load(stack, secondsPerSwitch)
    await wait(1_000)
    await run()
    seconds[name] = await measureSwitch(stack.origin, expected)
    const { failed: broken, shed } = await loading
    failed[name] = broken + Math.round(shed.perSecond * secondsPerSwitch)
    p95[`after ${name}`] = await measureP95(stack)
  }
  await Promise.all([released, canary].map(({ dist }) => rm(dist, { recursive: true, force: true })))
  return [
    createRow({ figure: `failed of ${requestsPerSecond} requests per second`, atMost: 0 }, failed),
    createRow(
      { figure: 'until all visitors get the other build, seconds', digits: 1, atMost: maxSwitchSeconds },
      seconds,
    ),
    createRow({ figure: 'p95, ms', digits: 1 }, mapValues(p95, median)),
    createRow({ figure: 'p95, times that without a pin or canary', digits: 2, atMost: maxSlowdown }, slowdown(p95)),
  ]
}

/** What the pages are compared in: a pin and a canary must not make them slower. */
const states: Record<string, string[]> = {
  without: ['before', 'after a release', 'after a halt', 'after a rollback'],
  'with a canary': ['after a canary', 'after a canary again'],
  'with a pin': ['after a promotion'],
}

function slowdown(p95: Record<string, number[]>) {
  const { without = 1, ...others } = mapValues(states, (steps) => median(steps.flatMap((step) => p95[step] ?? [])))
  return mapValues(others, (value) => value / without)
}

const median = (values: number[]) => quantile(values, 0.5)

const mapValues = <Value, Result>(record: Record<string, Value>, map: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))

const load = (stack: Stack, seconds: number): Promise<LoadResult> =>
  sendLoad(stack.origin, visitors, { connections: 40, seconds, rate: requestsPerSecond })

/** In milliseconds, once everything is cached; several times, because one pause of the machine changes it by half. */
async function measureP95(stack: Stack) {
  await load(stack, warmUpSeconds)
  const measured: number[] = []
  for (let done = 0; done < measurements; done++) measured.push((await load(stack, secondsPerMeasurement)).served.p95)
  return measured
}

/** Makes a build of marketing whose headline ends with a suffix. */
async function createRelease(suffix: string) {
  const dist = await mkdtemp(join(tmpdir(), 'fortnight-drill-'))
  await cp(liveFolder('marketing'), dist, { recursive: true })
  return { dist, build: await createMarketingBuild(dist, suffix) }
}

/** Seconds until the home page has one of these suffixes for every visitor, and each of them for some. */
async function measureSwitch(origin: string, expected: string[]) {
  const startedAt = performance.now()
  for (;;) {
    // All visitors are asked only when those who are asked often have it: they are load, too.
    const seen = await readSuffixes(origin, 10)
    const seconds = (performance.now() - startedAt) / 1_000
    const isSwitched = seen.join() === expected.join() && (await readSuffixes(origin, 1)).join() === expected.join()
    if (isSwitched) return seconds
    if (seconds > 60) throw new Error(`Visitors get ${seen.join()} in place of ${expected.join()}.`)
    await wait(switchCheckMs)
  }
}

/** The suffixes that visitors get, in alphabetical order: every visitor, or of each ten one. */
async function readSuffixes(origin: string, step: number) {
  const suffixes = await Promise.all(
    Array.from({ length: 100 / step }, async (_, index) => {
      const headers = { cookie: `fortnight-share=${index * step}`, 'sec-fetch-dest': 'document' }
      const html = await (await fetch(origin, { headers })).text()
      return new RegExp(`${headline} \\((\\w+)\\)`).exec(html)?.[1] ?? 'none'
    }),
  )
  return [...new Set(suffixes)].sort()
}

const area = 'marketing'

type Versioned = { area: string; updated_at: string }

/** The desk of an admin. */
async function openDesk({ origin, database: { publishableKey: apikey } }: Stack) {
  const send = async (method: string, path: string, body?: object, token?: string) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { apikey, 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${text}`)
    return (text ? JSON.parse(text) : undefined) as unknown
  }
  const signedIn = await send('POST', '/auth/v1/token?grant_type=password', admin)
  const { access_token: token } = signedIn as { access_token: string }
  const versionIn = async (method: string, path: string) => {
    const rows = (await send(method, path, method === 'POST' ? {} : undefined, token)) as Versioned[]
    return rows.find((row) => row.area === area)?.updated_at
  }
  return {
    startCanary: (build: string) =>
      send(
        'POST',
        '/releases/marketing/canary',
        {
          ...{ build, share: 50, error_margin: 20, vitals_margin: 20, min_views: 1_000_000 },
          ...{ promote_after_hours: null, reason: 'Drill', base_version: null },
        },
        token,
      ),
    endCanary: async (isPromoted: boolean) => {
      const base_version = await versionIn('POST', '/rest/v1/rpc/admin_canaries')
      return send(
        'POST',
        '/rest/v1/rpc/end_canary',
        { area, is_promoted: isPromoted, reason: 'Drill', base_version },
        token,
      )
    },
    unpin: async () => {
      const base_version = await versionIn('GET', '/rest/v1/release_pins?select=area,updated_at')
      return send('POST', '/rest/v1/rpc/unpin_release', { area, reason: 'Drill', base_version }, token)
    },
  }
}

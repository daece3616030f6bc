import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createMarketingBuild, runDelivery } from '../../../e2e/support/servers/marketingReleases.ts'
import type { Stack } from '../../serve/stack.ts'
import { liveFolder } from '../../workspace.ts'
import { quantile } from '../measure.ts'
import { createRow, type Row } from '../resultsTable.ts'
import { type LoadResult, sendLoad, type Target } from '../sendLoad.ts'
import { measureSwitch } from './measureSwitch.ts'
import { openDesk } from './releaseDesk.ts'

const requestsPerSecond = 200
const secondsPerSwitch = 10
const warmUpSeconds = 6
const measurements = 5
const secondsPerMeasurement = 6
const maxSlowdown = 1.1
const maxSwitchSeconds = 5
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

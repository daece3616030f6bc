import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RunningDatabase, startDatabase } from '../../../.config/database/embeddedDatabase.ts'
import {
  readSupervisionLimits,
  type SupervisionLimits,
} from '../../../.config/database/supervision/supervisionLimits.ts'
import { findFreePort } from '../../../.config/serve/ports.ts'
import { readMemoryMb } from '../../../.config/serve/processMemory.ts'
import { findChildProcessIds } from './databaseProcesses.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'fortnight-supervisor-'))
const log: string[] = []
let database: RunningDatabase

afterEach(() => database.stop(), 30_000)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function start(limits: Partial<SupervisionLimits>) {
  log.length = 0
  database = await startDatabase({ dataDir, port: await findFreePort(), log: (line) => log.push(line), limits })
}

const request = (path: string, init?: RequestInit) =>
  fetch(`${database.url}/rest/v1/${path}`, {
    signal: AbortSignal.timeout(20_000),
    ...init,
    headers: { apikey: database.secretKey, 'Content-Type': 'application/json' },
  })

const isResponding = () =>
  request('faqs?limit=1').then(
    ({ ok }) => ok,
    () => false,
  )

async function waitUntil(condition: () => unknown) {
  const deadline = Date.now() + 90_000
  while (!(await condition())) {
    // Jest does not end a test that goes on after its time.
    if (Date.now() > deadline) throw new Error(`Not within 90 s: ${condition.toString()}`)
    await sleep(20)
  }
}

const blockThisProcess = (timeMs: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, timeMs)

const processId = () => findChildProcessIds(dataDir)[0]!

/** Inserts rows until a request fails. Returns the questions that the database has confirmed. */
async function insertUntilFailure(name: string) {
  const confirmed: string[] = []
  for (let row = 0; ; row++) {
    const question = `${name}-${row}`
    const response = await request('faqs', { method: 'POST', body: JSON.stringify({ question }) }).catch(
      () => undefined,
    )
    if (response?.status !== 201) return confirmed
    confirmed.push(question)
  }
}

async function findQuestions(pattern: string) {
  const rows = (await (await request(`faqs?select=question&question=like.${pattern}`)).json()) as { question: string }[]
  return rows.map(({ question }) => question)
}

describe('the supervisor of the embedded database', () => {
  it('replaces a process that is stopped, and loses no confirmed row [DB-1]', async () => {
    await start({ intervalMs: 200, silenceMs: 3_000 })
    const stoppedPid = processId()
    const inserting = [1, 2].map((writer) => insertUntilFailure(`stopped-${writer}`))
    await waitUntil(async () => (await findQuestions('stopped-*')).length >= 20)
    const stoppedAt = Date.now()
    process.kill(stoppedPid, 'SIGSTOP')
    const confirmed = (await Promise.all(inserting)).flat()
    await waitUntil(isResponding)
    const outageMs = Date.now() - stoppedAt
    process.stdout.write(`Stopped: back after ${outageMs} ms, ${confirmed.length} rows confirmed\n`)
    // A restart takes two to three seconds. On a slow machine whose cores other tests need, it may take as long as the supervisor allows.
    expect(outageMs).toBeLessThan(3_000 + 60_000)
    expect(processId()).not.toBe(stoppedPid)
    expect(log).toContain('The database has not answered for 3 s; it is restarted.')
    const rows = await findQuestions('stopped-*')
    expect(confirmed.length).toBeGreaterThanOrEqual(20)
    expect(confirmed.filter((question) => !rows.includes(question))).toEqual([])
  }, 180_000)

  it('leaves a process alone that a statement keeps busy for less than the limit [DB-1]', async () => {
    await start({ intervalMs: 200, silenceMs: 10_000 })
    const pid = processId()
    process.kill(pid, 'SIGSTOP')
    await expect(request('faqs', { signal: AbortSignal.timeout(1_500) })).rejects.toThrow('timeout')
    process.kill(pid, 'SIGCONT')
    await waitUntil(isResponding)
    expect(processId()).toBe(pid)
    expect(log).toEqual([])
  }, 180_000)

  it('does not count the time in which it was suspended itself [DB-1]', async () => {
    await start({ intervalMs: 200, silenceMs: 3_000 })
    const pid = processId()
    process.kill(pid, 'SIGSTOP')
    blockThisProcess(4_000)
    await sleep(1_000)
    process.kill(pid, 'SIGCONT')
    await waitUntil(isResponding)
    expect(processId()).toBe(pid)
    expect(log).toEqual([])
  }, 180_000)

  it('replaces a process that uses more memory than it may, and loses no confirmed row [DB-2]', async () => {
    // Creating a database takes more memory than starting one that exists.
    await start({ intervalMs: 200 })
    await database.stop()
    await start({ intervalMs: 200 })
    const memoryAtStartMb = readMemoryMb(processId())
    process.stdout.write(`Memory at the start: ${Math.round(memoryAtStartMb)} MB\n`)
    await database.stop()
    await start({ intervalMs: 200, memoryMb: memoryAtStartMb + 100 })
    const pid = processId()
    expect((await request('faqs', { method: 'POST', body: '{"question":"Large?"}' })).status).toBe(201)
    const columns = Array.from({ length: 300 }, (_, index) => `c${index}:content`)
    // A response of 12 MB that is not read stays in the memory of the process.
    const unread: unknown[] = []
    while (log.length === 0 && unread.length < 80)
      unread.push(await request(`blog_posts?select=${columns.join(',')}`).catch(() => undefined))
    await waitUntil(isResponding)
    expect(log[0]).toMatch(
      /^The database uses \d+ MB of memory, more than the [\d.]+ MB that FORTNIGHT_DATABASE_MEMORY_MB allows; it is restarted\.$/,
    )
    expect(processId()).not.toBe(pid)
    expect(await findQuestions('Large*')).toEqual(['Large?'])
  }, 180_000)

  it('allows 15 s of silence, 1,500 MB, and as long for a restart as for a start [DB-1, DB-2, DB-3]', () => {
    expect(readSupervisionLimits({})).toEqual({
      ...{ intervalMs: 2_000, diskIntervalMs: 5_000, silenceMs: 15_000, memoryMb: 1_500, restartMs: 60_000 },
    })
    expect(readSupervisionLimits({ FORTNIGHT_DATABASE_MEMORY_MB: '4000' }).memoryMb).toBe(4_000)
    for (const value of ['100', 'much'])
      expect(() => readSupervisionLimits({ FORTNIGHT_DATABASE_MEMORY_MB: value })).toThrow(
        `FORTNIGHT_DATABASE_MEMORY_MB must be a number of megabytes, 700 or more; it is "${value}".`,
      )
  })
})

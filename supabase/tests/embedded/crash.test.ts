import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type RunningDatabase, startDatabase } from '../../../.config/database/embeddedDatabase.ts'
import { findFreePort } from '../../../.config/serve/ports.ts'
import { findChildProcessIds } from './databaseProcesses.ts'

const rounds = 10
const writers = 4
const dataDir = mkdtempSync(join(tmpdir(), 'fortnight-crash-'))
const confirmed: string[] = []
let database: RunningDatabase

beforeAll(async () => {
  database = await startDatabase({ dataDir, port: await findFreePort(), log: () => undefined })
}, 180_000)
afterAll(async () => {
  await database.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const ask = (path: string, init?: RequestInit) =>
  fetch(`${database.url}/rest/v1/${path}`, {
    ...init,
    headers: { apikey: database.secretKey, 'Content-Type': 'application/json' },
  })

/** Writes one row after the other until the database is gone; keeps those that it has confirmed. */
async function writeUntilKilled(name: string) {
  for (let row = 0; ; row++) {
    const question = `${name}-${row}`
    const answer = await ask('faqs', { method: 'POST', body: JSON.stringify({ question }) }).catch(() => undefined)
    if (!answer) return
    expect(answer.status).toBe(201)
    confirmed.push(question)
  }
}

/** Kills the process that has the database open, as the system does when memory runs out. */
function killDatabase() {
  const [pid] = findChildProcessIds(dataDir)
  process.kill(pid!, 'SIGKILL')
}

async function untilAnswering() {
  const began = Date.now()
  while (!(await ask('faqs?limit=1').catch(() => undefined))?.ok) await wait(20)
  return Date.now() - began
}

async function rowsOf(round: number) {
  const rows = (await (await ask(`faqs?select=question&question=like.crash-${round}-*`)).json()) as {
    question: string
  }[]
  return rows.map(({ question }) => question)
}

describe('the embedded database', () => {
  it('loses nothing that it has confirmed when it is killed under four writers, ten times, and is soon back', async () => {
    const restarts: number[] = []
    for (let round = 0; round < rounds; round++) {
      const before = confirmed.length
      const writing = Array.from({ length: writers }, (_, writer) => writeUntilKilled(`crash-${round}-${writer}`))
      while (confirmed.length < before + 20) await wait(1)
      killDatabase()
      await Promise.all(writing)
      restarts.push(await untilAnswering())
    }
    for (let round = 0; round < rounds; round++) {
      const rows = await rowsOf(round)
      const mine = confirmed.filter((question) => question.startsWith(`crash-${round}-`))
      expect(mine.length).toBeGreaterThanOrEqual(20)
      expect(mine.filter((question) => !rows.includes(question))).toEqual([])
    }
    process.stdout.write(
      `Killed ${rounds} times: ${confirmed.length} rows confirmed, back after ${restarts.join(', ')} ms\n`,
    )
    // A restart is nothing but computing: Node and Postgres start anew, which takes over a second of a core. Tests that
    // run beside this one can take the core away from a single restart, but not from half of them.
    const inOrder = restarts.toSorted((a, b) => a - b)
    expect(inOrder[rounds / 2]).toBeLessThan(5_000)
    expect(inOrder.at(-1)).toBeLessThan(10_000)
  }, 300_000)
})

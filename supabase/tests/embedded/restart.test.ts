import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RunningDatabase, startDatabase } from '../../../.config/database/embeddedDatabase.ts'
import { findFreePort } from '../../../.config/serve/ports.ts'
import { findChildProcessIds } from './databaseProcesses.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'fortnight-restart-'))
const log: string[] = []
const onGone = jest.fn()
let port: number
let database: RunningDatabase

beforeEach(async () => {
  port = await findFreePort()
  database = await startDatabase({ dataDir, port, log: (line) => log.push(line), onGone, limits: { restartMs: 2_000 } })
  log.length = 0
}, 180_000)
afterEach(() => database.stop())
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function waitUntil(condition: () => unknown) {
  while (!(await condition())) await sleep(20)
}

const isResponding = () =>
  fetch(`${database.url}/rest/v1/faqs?limit=1`, { headers: { apikey: database.secretKey } }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Kills the database's process and returns its id. */
function killDatabase() {
  const [pid] = findChildProcessIds(dataDir)
  process.kill(pid!, 'SIGKILL')
  return pid
}

/** Kills the database and listens on its port before it restarts. */
async function killAndTakePort() {
  killDatabase()
  for (;;) {
    const blocker = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1')
    const isListening = await once(blocker, 'listening').catch(() => false)
    if (isListening) return blocker
    await sleep(20)
  }
}

const hasFailed = () => log.some((line) => line.includes('The database did not start.'))

describe('the embedded database after a crash', () => {
  it('restarts when it is killed again before it responds', async () => {
    const killed = killDatabase()
    await waitUntil(() => findChildProcessIds(dataDir).some((pid) => pid !== killed))
    killDatabase()
    await waitUntil(isResponding)
    expect(log.filter((line) => line.startsWith('The database stopped unexpectedly'))).not.toHaveLength(0)
  }, 60_000)

  it('restarts as soon as its port is free again', async () => {
    const blocker = await killAndTakePort()
    await waitUntil(hasFailed)
    blocker.close()
    await waitUntil(isResponding)
    expect(log.at(0)).toMatch(/^The database stopped unexpectedly/)
  }, 60_000)

  it('is reported as gone when it does not come back, and still returns once it can [DB-3]', async () => {
    const blocker = await killAndTakePort()
    await waitUntil(() => onGone.mock.calls.length > 0)
    expect(onGone).toHaveBeenCalledWith('The database could not be restarted for 2 s.')
    blocker.close()
    await waitUntil(isResponding)
  }, 60_000)

  it('stops at once, and for good, between two attempts to restart', async () => {
    const blocker = await killAndTakePort()
    await waitUntil(hasFailed)
    const startedAt = Date.now()
    await database.stop()
    expect(Date.now() - startedAt).toBeLessThan(5_000)
    const linesBefore = log.length
    blocker.close()
    await once(blocker, 'close')
    expect(findChildProcessIds(dataDir)).toEqual([])
    const next = await startDatabase({ dataDir, port, log: (line) => log.push(line) })
    expect(log).toHaveLength(linesBefore)
    await next.stop()
  }, 60_000)
})

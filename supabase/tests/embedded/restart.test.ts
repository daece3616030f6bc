import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type RunningDatabase, startDatabase } from '../../../.config/database/embeddedDatabase.ts'
import { findFreePort } from '../../../.config/serve/ports.ts'
import { findChildProcessIds } from './databaseProcesses.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'fortnight-restart-'))
const log: string[] = []
let port: number
let database: RunningDatabase

beforeEach(async () => {
  port = await findFreePort()
  database = await startDatabase({ dataDir, port, log: (line) => log.push(line) })
  log.length = 0
}, 180_000)
afterEach(() => database.stop())
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function until(isSo: () => unknown) {
  while (!(await isSo())) await wait(20)
}

const isAnswering = () =>
  fetch(`${database.url}/rest/v1/faqs?limit=1`, { headers: { apikey: database.secretKey } }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Kills the database's process and gives its id. */
function kill() {
  const [pid] = findChildProcessIds(dataDir)
  process.kill(pid!, 'SIGKILL')
  return pid
}

/** Kills the database and takes its port before it is back. */
async function killAndTakePort() {
  kill()
  for (;;) {
    const inTheWay = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1')
    const isListening = await once(inTheWay, 'listening').catch(() => false)
    if (isListening) return inTheWay
    await wait(20)
  }
}

const hasFailed = () => log.some((line) => line.includes('The database did not start.'))

describe('an embedded database that was killed', () => {
  it('is back also when it is killed once more before it answers', async () => {
    const killed = kill()
    await until(() => findChildProcessIds(dataDir).some((pid) => pid !== killed))
    kill()
    await until(isAnswering)
  }, 60_000)

  it('is back as soon as its port is free again', async () => {
    const inTheWay = await killAndTakePort()
    await until(hasFailed)
    inTheWay.close()
    await until(isAnswering)
    expect(log.at(0)).toMatch(/^The database stopped unexpectedly/)
  }, 60_000)

  it('can be stopped while it is tried again, at once and for good', async () => {
    const inTheWay = await killAndTakePort()
    await until(hasFailed)
    const began = Date.now()
    await database.stop()
    expect(Date.now() - began).toBeLessThan(5_000)
    const tries = log.length
    inTheWay.close()
    await once(inTheWay, 'close')
    expect(findChildProcessIds(dataDir)).toEqual([])
    const next = await startDatabase({ dataDir, port, log: (line) => log.push(line) })
    expect(log).toHaveLength(tries)
    await next.stop()
  }, 60_000)
})

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { keepMail } from '@fortnight/supabase/server/outbox'
import { type RunningDatabase, startDatabase } from '../../../.config/database/embeddedDatabase.ts'
import { findFreePort } from '../../../.config/serve/ports.ts'
import { findChildProcessIds } from './databaseProcesses.ts'

const disk = mkdtempSync(join(tmpdir(), 'fortnight-disk-'))
const dataDir = join(disk, 'data')
const fillFile = join(disk, 'fill')
const log: string[] = []
const problems: (string | undefined)[] = []
const onGone = jest.fn()
let database: RunningDatabase

/** Mounts a disk of 160 MB. Only root may. */
function canMount() {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk], { stdio: 'pipe' })
    return true
  } catch (error) {
    process.stdout.write(`The tests of full disks are skipped: ${(error as Error).message.trim()}\n`)
    return false
  }
}

// eslint-disable-next-line no-restricted-syntax -- on a machine where the tests do not run as root
const describeOnDisk = canMount() ? describe : describe.skip

afterAll(async () => {
  await (database as RunningDatabase | undefined)?.stop()
  if (describeOnDisk === describe) execFileSync('umount', ['--lazy', disk])
  rmSync(disk, { recursive: true, force: true })
}, 30_000)

async function start() {
  log.length = 0
  problems.length = 0
  database = await startDatabase({
    ...{ dataDir, port: await findFreePort(), log: (line: string) => log.push(line), onGone },
    onProblem: (code) => problems.push(code),
    limits: { diskIntervalMs: 100, restartMs: 500 },
  })
}

function fillDisk() {
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(fillFile, Buffer.alloc(bavail * bsize))
}

const fullSentence = new RegExp(`^The disk of ${dataDir} is full.*: free some space there\\.`)

const request = (path: string, init?: RequestInit) =>
  fetch(`${database.url}/rest/v1/${path}`, {
    ...init,
    headers: { apikey: database.secretKey, 'Content-Type': 'application/json' },
  })

const insert = (question: string) =>
  request('faqs', { method: 'POST', body: JSON.stringify({ question, answer: 'x'.repeat(4_000) }) })

async function waitUntil(condition: () => unknown) {
  while (!(await condition())) await sleep(20)
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

describeOnDisk('the embedded database', () => {
  beforeAll(async () => {
    const previous = process.umask(0)
    await start()
    process.umask(previous)
  }, 180_000)

  it('can be read by its owner only, whatever the umask [DB-6]', () => {
    expect(modeOf(dataDir)).toBe('700')
    const readable = readdirSync(dataDir).filter((name) => !/00$/.test(modeOf(join(dataDir, name))))
    expect(readable).toEqual([])
  })

  it('reports a full disk with a sentence, goes on reading, and recovers by itself [DB-5]', async () => {
    fillDisk()
    await waitUntil(() => problems.length > 0)
    expect(problems).toEqual(['disk-full'])
    expect(log.at(-1)).toMatch(fullSentence)
    let status = 201
    while (status === 201) status = (await insert('While full?')).status
    expect(status).toBe(500)
    expect((await request('faqs?limit=1')).status).toBe(200)
    await expect(keepMail(join(disk, 'outbox'), { txt: 'x'.repeat(9_000) })).rejects.toThrow(
      `The disk of ${join(disk, 'outbox')} is full: free some space there.`,
    )
    rmSync(fillFile)
    await waitUntil(() => problems.length > 1)
    expect(problems).toEqual(['disk-full', undefined])
    expect(log.at(-1)).toBe(`${dataDir} can be written again.`)
    expect((await insert('After it was full?')).status).toBe(201)
  }, 120_000)

  it('that is killed while the disk is full says so, starts with a sentence, and has lost nothing later [DB-5]', async () => {
    fillDisk()
    await waitUntil(() => problems.length > 2)
    process.kill(findChildProcessIds(dataDir)[0]!, 'SIGKILL')
    await waitUntil(() => onGone.mock.calls.length > 0)
    expect(onGone).toHaveBeenCalledWith(
      expect.stringMatching(/^The database could not be restarted for 0\.5 s\. The disk of/),
    )
    await database.stop()
    const error = (await start().catch((reason: unknown) => reason)) as Error
    expect(error.message).toMatch(fullSentence)
    rmSync(fillFile)
    await start()
    expect(await (await request('faqs?select=question&question=eq.After%20it%20was%20full%3F')).json()).toHaveLength(1)
  }, 120_000)

  it('refuses a read-only disk with a sentence [DB-5]', async () => {
    await database.stop()
    execFileSync('mount', ['-o', 'remount,ro', disk])
    const error = (await start().catch((reason: unknown) => reason)) as Error
    execFileSync('mount', ['-o', 'remount,rw', disk])
    expect(error.message).toBe(`${dataDir} is on a read-only disk: mount it writable, or choose another folder.`)
  }, 120_000)
})

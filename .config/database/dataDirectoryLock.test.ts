/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockDataDirectory } from './dataDirectoryLock.ts'

const root = mkdtempSync(join(tmpdir(), 'fortnight-lock-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const createDataDir = () => mkdtempSync(join(root, 'data-'))
const lockIt = (dataDir: string) => lockDataDirectory(dataDir, () => undefined, jest.fn())

/** Leaves a lock behind whose last renewal was `ageSeconds` ago. */
function leaveLock(dataDir: string, { ageSeconds, users }: { ageSeconds: number; users?: string }) {
  const folder = join(dataDir, 'database.lock')
  mkdirSync(folder, { recursive: true })
  const renewedAt = Date.now() / 1_000 - ageSeconds
  utimesSync(folder, renewedAt, renewedAt)
  if (users !== undefined) writeFileSync(join(dataDir, 'database.users'), users)
}

describe('the lock on a data directory', () => {
  it('is not taken over while it is renewed, however damaged the file that names its holder is [DB-4]', async () => {
    const dataDir = createDataDir()
    const release = await lockIt(dataDir)
    // A half-written process id, which belongs to no running process.
    writeFileSync(join(dataDir, 'database.users'), `${hostname()} 99999999`)
    await expect(lockIt(dataDir)).rejects.toThrow(`${dataDir} is already in use by another process (pid unknown)`)
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(true)
    await release()
  })

  it.each([
    { state: 'is missing', users: undefined, holder: 'which should say who has taken it, is missing or damaged.' },
    {
      state: 'is half-written',
      users: `${hostname()} 99999999`,
      holder: 'which should say who has taken it, is missing or damaged.',
    },
    { state: 'names another host', users: 'elsewhere 42\n', holder: 'It was taken by process 42 on elsewhere.' },
  ])('names what to remove when its time is in the future and database.users $state [DB-4]', async (lock) => {
    const dataDir = createDataDir()
    leaveLock(dataDir, { ageSeconds: -3_600, ...(lock.users && { users: lock.users }) })
    const error = (await lockIt(dataDir).catch((reason: unknown) => reason)) as Error
    expect(error.message).toContain(`The lock on ${dataDir} has a time in the future`)
    expect(error.message).toContain(lock.holder)
    expect(error.message).toContain(
      `If nothing uses this directory, remove ${dataDir}/database.lock and ${dataDir}/database.users and start again.`,
    )
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(true)
  })

  it('names what to remove when it is not an empty folder [DB-4]', async () => {
    for (const damage of [
      (path: string) => writeFileSync(path, ''),
      (path: string) => mkdirSync(join(path, 'folder'), { recursive: true }),
    ]) {
      const dataDir = createDataDir()
      const path = join(dataDir, 'database.lock')
      damage(path)
      utimesSync(path, 0, 0)
      await expect(lockIt(dataDir)).rejects.toThrow(
        `${path} is damaged: it should be an empty folder. If nothing uses this directory, remove it and start again.`,
      )
      expect(existsSync(path)).toBe(true)
    }
  })

  it('expires when it was left behind and the file that names its holder is damaged [DB-4]', async () => {
    const dataDir = createDataDir()
    leaveLock(dataDir, { ageSeconds: 60, users: 'x' })
    const release = await lockIt(dataDir)
    await release()
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false)
  })
})

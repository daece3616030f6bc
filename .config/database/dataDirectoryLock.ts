import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lock } from 'proper-lockfile'

// A holder renews its lock every second; one that was not renewed for this long has expired.
const staleAfterMs = 5_000

/** The processes that use a data directory: first the holder of the lock, then the database processes it has started. */
type Users = { host: string; pids: number[] }

/**
 * Makes this process the only one that uses the data directory, because two databases on one directory silently lose
 * committed rows. The lock of a killed holder is taken over as soon as its database processes have exited. Returns the
 * function that releases the lock; throws when another process holds it.
 */
export async function lockDataDirectory(dataDir: string, log: (line: string) => void, onLost: () => void) {
  await mkdir(dataDir, { recursive: true })
  const lockfilePath = join(dataDir, 'database.lock')
  const deadline = Date.now() + staleAfterMs + 3_000
  for (let isFirstAttempt = true; ; isFirstAttempt = false) {
    try {
      const release = await lock(dataDir, { lockfilePath, stale: staleAfterMs, update: 1_000, onCompromised: onLost })
      writeFileSync(usersFile(dataDir), `${hostname()} ${process.pid}`)
      return release
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error
      const users = readUsers(usersFile(dataDir))
      const [holder] = users?.pids ?? []
      if (!users || !holder || (isOnThisHost(users) && isAlive(holder)) || Date.now() > deadline) {
        throw new Error(
          `The database in ${dataDir} is already in use by another process (pid ${holder ?? 'unknown'}). ` +
            'Stop it, or set FORTNIGHT_DATA_DIR to another directory.',
        )
      }
      if (isFirstAttempt) log(`Process ${holder} was killed while it used ${dataDir}; taking its lock over`)
      if (haveExited(users) && claimUsersFile(dataDir)) rmSync(lockfilePath, { recursive: true, force: true })
      else await sleep(50)
    }
  }
}

/** Records a database process that the holder of the lock has started, because it may outlive the holder. */
export const recordDatabaseProcess = (dataDir: string, pid: number) => appendFileSync(usersFile(dataDir), ` ${pid}`)

const usersFile = (dataDir: string) => join(dataDir, 'database.users')

/** Elects one of several processes that take over from a dead holder: the one that renames its file. */
function claimUsersFile(dataDir: string) {
  const claimed = join(dataDir, `database.users.${process.pid}`)
  try {
    renameSync(usersFile(dataDir), claimed)
  } catch {
    return false
  }
  const users = readUsers(claimed)
  const isClaimed = users !== undefined && haveExited(users)
  // Another process may have become the holder in the meantime.
  if (isClaimed) rmSync(claimed)
  else renameSync(claimed, usersFile(dataDir))
  return isClaimed
}

function readUsers(file: string): Users | undefined {
  try {
    const [host = '', ...pids] = readFileSync(file, 'utf8').split(' ')
    return { host, pids: pids.map(Number) }
  } catch {
    return undefined
  }
}

// A process id has no meaning on another host or in another container, where the lock has to expire. A reused id counts
// as alive, so that a lock is never taken over too soon.
const isOnThisHost = ({ host }: Users) => host === hostname()
const haveExited = (users: Users) => isOnThisHost(users) && !users.pids.some(isAlive)

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lock } from 'proper-lockfile'

// A holder renews its lock every second. One that has not been renewed for this long is nobody's, whoever had it.
const staleAfterMs = 5_000

/** Who works on a data directory: the process that holds the lock, first, and the database processes that it has started. */
type Users = { host: string; pids: number[] }

/**
 * Makes this process the only one that uses the data directory. Two databases on one directory would lose rows that
 * they had confirmed, without any error. A lock whose holder was killed is taken over as soon as its database has ended,
 * too. Returns the function that gives the directory back.
 */
export async function lockDataDirectory(dataDir: string, log: (line: string) => void, onLost: () => void) {
  await mkdir(dataDir, { recursive: true })
  const lockfilePath = join(dataDir, 'database.lock')
  const deadline = Date.now() + staleAfterMs + 3_000
  for (let isFirstTry = true; ; isFirstTry = false) {
    try {
      const release = await lock(dataDir, { lockfilePath, stale: staleAfterMs, update: 1_000, onCompromised: onLost })
      writeFileSync(usersFile(dataDir), `${hostname()} ${process.pid}`)
      return release
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error
      const users = readUsers(usersFile(dataDir))
      const [holder] = users?.pids ?? []
      if (!users || !holder || (isHere(users) && isAlive(holder)) || Date.now() > deadline) {
        throw new Error(
          `The database in ${dataDir} is already in use by another process (pid ${holder ?? 'unknown'}). ` +
            'Stop it, or set FORTNIGHT_DATA_DIR to another directory.',
        )
      }
      if (isFirstTry) log(`Process ${holder} was killed while it used ${dataDir}; taking its lock over`)
      if (areGone(users) && claim(dataDir)) rmSync(lockfilePath, { recursive: true, force: true })
      else await wait(50)
    }
  }
}

/** Notes a database process that the holder of the lock has started, which may live a moment longer than the holder. */
export const recordDatabaseProcess = (dataDir: string, pid: number) => appendFileSync(usersFile(dataDir), ` ${pid}`)

const usersFile = (dataDir: string) => join(dataDir, 'database.users')

/** Of several processes that find the holder gone, one takes its place: the one that has moved the note of it away. */
function claim(dataDir: string) {
  const claimed = join(dataDir, `database.users.${process.pid}`)
  try {
    renameSync(usersFile(dataDir), claimed)
  } catch {
    return false
  }
  const users = readUsers(claimed)
  const isMine = users !== undefined && areGone(users)
  // In between another process may have become the holder.
  if (isMine) rmSync(claimed)
  else renameSync(claimed, usersFile(dataDir))
  return isMine
}

function readUsers(file: string): Users | undefined {
  try {
    const [host = '', ...pids] = readFileSync(file, 'utf8').split(' ')
    return { host, pids: pids.map(Number) }
  } catch {
    return undefined
  }
}

// The number of a process says nothing on another machine or in another container, where the lock has to expire. A number
// that was given anew counts as alive, so that a lock is never taken over too soon.
const isHere = ({ host }: Users) => host === hostname()
const areGone = (users: Users) => isHere(users) && !users.pids.some(isAlive)

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

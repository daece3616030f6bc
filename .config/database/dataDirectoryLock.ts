import { appendFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lock } from 'proper-lockfile'
import { haveExited, isAlive, isOnThisHost, readUsers, type Users } from './databaseUsers.ts'

// A holder renews its lock every second; one that was not renewed for this long has expired.
const staleAfterMs = 5_000
// A holder that cannot be found, for example because it runs on another host, has renewed its lock in this time.
const observeMs = 3_000

const lockFolder = (dataDir: string) => join(dataDir, 'database.lock')
const usersFile = (dataDir: string) => join(dataDir, 'database.users')

/**
 * Makes this process the only one that uses a data directory, because two databases on one directory silently lose
 * committed rows. The lock of a killed holder is taken over as soon as its database processes have exited. Returns the
 * function that releases the lock. Throws a sentence when another process holds it. When that cannot be
 * found out, the sentence names the files to remove, because only people know whether they are in use.
 */
export async function lockDataDirectory(dataDir: string, log: (line: string) => void, onLost: () => void) {
  await mkdir(dataDir, { recursive: true })
  const lockfilePath = lockFolder(dataDir)
  const startedAt = Date.now()
  const firstRenewedAt = readRenewalTime(lockfilePath)
  for (let isFirstAttempt = true; ; isFirstAttempt = false) {
    try {
      const release = await lock(dataDir, { lockfilePath, stale: staleAfterMs, update: 1_000, onCompromised: onLost })
      writeFileSync(usersFile(dataDir), `${hostname()} ${process.pid}\n`, { mode: 0o600 })
      return release
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw explainLockError(error, lockfilePath)
    }
    const users = readUsers(usersFile(dataDir))
    const renewedAt = readRenewalTime(lockfilePath)
    const isRenewed = renewedAt !== undefined && renewedAt !== firstRenewedAt
    if (isRenewed || (users && isOnThisHost(users) && isAlive(users.pids[0]!))) throw alreadyInUse(dataDir, users)
    const waitMs = users && isOnThisHost(users) ? staleAfterMs + observeMs : observeMs
    if (Date.now() > startedAt + waitMs && (renewedAt ?? 0) > Date.now()) throw cannotExpire(dataDir, users)
    if (isFirstAttempt && users)
      log(`Process ${users.pids[0]} was killed while it used ${dataDir}; taking its lock over`)
    if (users && haveExited(users) && claimUsersFile(dataDir)) rmSync(lockfilePath, { recursive: true, force: true })
    else await sleep(50)
  }
}

/** Records a database process that the holder of the lock has started, because it may outlive the holder. */
export const recordDatabaseProcess = (dataDir: string, pid: number) => appendFileSync(usersFile(dataDir), `${pid}\n`)

const readRenewalTime = (lockfilePath: string) => statSync(lockfilePath, { throwIfNoEntry: false })?.mtimeMs

function alreadyInUse(dataDir: string, users: Users | undefined) {
  const where = users && !isOnThisHost(users) ? ` on ${users.host}` : ''
  return new Error(
    `The database in ${dataDir} is already in use by another process (pid ${users?.pids[0] ?? 'unknown'}${where}). ` +
      'Stop it, or set FORTNIGHT_DATA_DIR to another directory.',
  )
}

/** Nothing renews the lock, but its time lies in the future, for example because a clock was changed. */
function cannotExpire(dataDir: string, users: Users | undefined) {
  const holder = users
    ? `It was taken by process ${users.pids[0]} on ${users.host}.`
    : `${usersFile(dataDir)}, which should say who has taken it, is missing or damaged.`
  return new Error(
    `The lock on ${dataDir} has a time in the future, so it cannot be seen whether it is in use. ${holder} ` +
      `If nothing uses this directory, remove ${lockFolder(dataDir)} and ${usersFile(dataDir)} and start again.`,
  )
}

/** A lock is an empty folder: anything else was not made by this program. */
function explainLockError(error: unknown, lockfilePath: string) {
  if (!['ENOTDIR', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '')) return error
  return new Error(
    `${lockfilePath} is damaged: it should be an empty folder. If nothing uses this directory, remove it and start again.`,
    { cause: error },
  )
}

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

import { readFileSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lock } from 'proper-lockfile'

// A holder renews its lock every second; one that has not been renewed for this long belongs to a killed process.
const staleAfterMs = 5_000

/**
 * Makes this process the only one that uses the data directory. Two databases on one directory would lose rows that
 * they had confirmed, without any error. Returns the function that gives the directory back.
 */
export async function lockDataDirectory(dataDir: string, log: (line: string) => void, onLost: () => void) {
  await mkdir(dataDir, { recursive: true })
  const owner = join(dataDir, 'owner.pid')
  const deadline = Date.now() + staleAfterMs + 3_000
  for (let isFirstTry = true; ; isFirstTry = false) {
    try {
      const release = await lock(dataDir, {
        lockfilePath: join(dataDir, 'database.lock'),
        stale: staleAfterMs,
        update: 1_000,
        onCompromised: onLost,
      })
      writeFileSync(owner, String(process.pid))
      return release
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error
      const pid = readPid(owner)
      if (pid === undefined || isAlive(pid) || Date.now() > deadline) {
        throw new Error(
          `The database in ${dataDir} is already in use by another process (pid ${pid ?? 'unknown'}). ` +
            'Stop it, or set FORTNIGHT_DATA_DIR to another directory.',
        )
      }
      if (isFirstTry) log(`Process ${pid} was killed while it used ${dataDir}; waiting for its lock to expire`)
      await wait(250)
    }
  }
}

function readPid(file: string) {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

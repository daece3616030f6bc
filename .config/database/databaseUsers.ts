import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

/** The processes that use a data directory: first the holder of its lock, then the database processes it has started. */
export type Users = { host: string; pids: number[] }

/**
 * The users that a file names, whose first line is `host pid` and every further one a `pid`. Undefined when it is missing or
 * damaged: a process id that was written in part could be that of another process.
 */
export function readUsers(file: string): Users | undefined {
  try {
    const [, host = '', pids = ''] = /^(\S+) ((?:\d+\n)+)$/.exec(readFileSync(file, 'utf8')) ?? []
    return host ? { host, pids: pids.trim().split('\n').map(Number) } : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether process ids have a meaning here: on another host or in another container they have none, and the lock has to
 * expire.
 */
export const isOnThisHost = ({ host }: Users) => host === hostname()

/** Whether none of the users runs. A reused process id counts as running, so that a lock is never taken over too soon. */
export const haveExited = (users: Users) => isOnThisHost(users) && !users.pids.some(isAlive)

/** Whether a process of this host runs. */
export function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The resident memory of a process in MB; throws when there is no such process. */
export function readMemoryMb(pid: number) {
  // Slim containers have no `ps`.
  const kilobytes =
    process.platform === 'linux'
      ? /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  // A process that has ended but is still listed has no memory.
  return Number(kilobytes ?? 0) / 1024
}

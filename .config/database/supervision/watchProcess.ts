import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { readMemoryMb } from '../../serve/processMemory.ts'
import { isAnswering, type ProbedDatabase } from './databaseProbe.ts'
import type { LiteProcess } from '../liteProcess.ts'
import type { SupervisionLimits } from './supervisionLimits.ts'

/**
 * Watches a database process until it exits, and kills it when it is silent or too large. SIGKILL, because a process that
 * is stopped or inside a long statement handles no other signal; Postgres loses no confirmed row by it. Resolves to the
 * reason, or undefined when the process has exited by itself.
 */
export async function watchProcess(lite: LiteProcess, database: ProbedDatabase, limits: SupervisionLimits) {
  const end = new AbortController()
  void lite.exited.then(() => end.abort())
  const reason = await Promise.race([
    waitForSilence(database, limits, end.signal),
    waitForMemory(lite.child.pid!, limits, end.signal),
    once(end.signal, 'abort').then(() => undefined),
  ])
  if (reason) lite.child.kill('SIGKILL')
  await lite.exited
  return reason
}

/**
 * Resolves to a reason when the database has not answered for `silenceMs`. Counts only time that this process has watched:
 * when it was suspended itself, it may have missed the answers.
 */
async function waitForSilence(
  database: ProbedDatabase,
  { intervalMs, silenceMs }: SupervisionLimits,
  signal: AbortSignal,
) {
  let silentMs = 0
  while (await wait(intervalMs, signal)) {
    const timeoutMs = Math.ceil(Math.max(intervalMs, silenceMs - silentMs))
    const probedAt = performance.now()
    if (await isAnswering(database, timeoutMs)) {
      silentMs = 0
      continue
    }
    const probeMs = performance.now() - probedAt
    if (probeMs <= timeoutMs + intervalMs) silentMs += intervalMs + probeMs
    if (silentMs >= silenceMs) return `The database has not answered for ${silenceMs / 1_000} s`
  }
  return undefined
}

/** Resolves to a reason when a process uses more than `memoryMb`. Does not wait for probes: a query may be what grows. */
async function waitForMemory(pid: number, { intervalMs, memoryMb }: SupervisionLimits, signal: AbortSignal) {
  while (await wait(intervalMs, signal)) {
    const usedMb = readMemoryIfRunning(pid)
    if (usedMb > memoryMb)
      return `The database uses ${Math.round(usedMb)} MB of memory, more than the ${memoryMb} MB that FORTNIGHT_DATABASE_MEMORY_MB allows`
  }
  return undefined
}

function readMemoryIfRunning(pid: number) {
  try {
    return readMemoryMb(pid)
  } catch {
    return 0
  }
}

/** Whether the time has passed without an abort. */
const wait = (timeMs: number, signal: AbortSignal) => sleep(timeMs, true, { signal }).catch(() => false)

/** When a process of the embedded database is replaced, and when its supervisor reports that it does not come back. */
export type SupervisionLimits = {
  /** Time between two probes. */
  intervalMs: number
  /** Time between two checks of the disk. */
  diskIntervalMs: number
  /** How long probes may stay without an answer. A statement may block the process that long. */
  silenceMs: number
  /** Resident memory of the process, in MB. */
  memoryMb: number
  /** How long restarting may take, however often it is tried: a slow machine may need a minute for a start. */
  restartMs: number
}

const defaultMemoryMb = 1_500
// A database that has just started uses about 450 MB; a limit below that would restart it endlessly.
const minMemoryMb = 700

/** The limits, with the memory from `FORTNIGHT_DATABASE_MEMORY_MB`; throws a sentence when that is no usable number. */
export function readSupervisionLimits({ FORTNIGHT_DATABASE_MEMORY_MB: value }: NodeJS.Dict<string>): SupervisionLimits {
  const memoryMb = Number(value || defaultMemoryMb)
  if (memoryMb >= minMemoryMb)
    return { intervalMs: 2_000, diskIntervalMs: 5_000, silenceMs: 15_000, memoryMb, restartMs: 60_000 }
  throw new Error(
    `FORTNIGHT_DATABASE_MEMORY_MB must be a number of megabytes, ${minMemoryMb} or more; it is "${value}".`,
  )
}

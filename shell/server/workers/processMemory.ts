import { readFileSync } from 'node:fs'

const pageBytes = 4_096
const bytesPerMb = 1024 * 1024

/** Resident memory of another process in MB; 0 where the system does not tell, which only Linux does. */
export function readProcessMemoryMb(pid: number) {
  try {
    const [, residentPages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
    return (Number(residentPages) * pageBytes) / bytesPerMb
  } catch {
    return 0
  }
}

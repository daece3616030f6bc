import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { explainWriteError } from '@fortnight/supabase/server/writeErrors'

// Postgres writes its log in files of 16 MB. Without room for the next one it hangs, and an interrupted one does not start.
const requiredMb = 32

/** The code that /readyz reports, and a sentence that says what to do. */
export type DiskProblem = { code: 'disk-full' | 'disk-read-only'; message: string }

/** Why the database cannot write to its folder; undefined when it can. Throws errors of another kind. */
export async function findDiskProblem(folder: string): Promise<DiskProblem | undefined> {
  const probe = join(folder, `write-test.${process.pid}`)
  try {
    await writeFile(probe, Buffer.alloc(4_096), { mode: 0o600 })
  } catch (error) {
    const message = explainWriteError(error, folder)
    if (!message) throw error
    const isFull = ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code!)
    return { code: isFull ? 'disk-full' : 'disk-read-only', message }
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
  const { bavail, bsize, blocks } = await statfs(folder)
  const freeMb = (bavail * bsize) / 1024 ** 2
  // Some network file systems do not say how large they are.
  if (blocks === 0 || freeMb >= requiredMb) return undefined
  return {
    code: 'disk-full',
    message: `The disk of ${folder} is full (${Math.floor(freeMb)} MB left, the database needs ${requiredMb}): free some space there.`,
  }
}

/** Checks the disk of a folder again and again. `current()` is the problem that the last check found. */
export function watchDisk(folder: string, intervalMs: number, onChange: (problem: DiskProblem | undefined) => void) {
  let current: DiskProblem | undefined
  const timer = setInterval(() => void check(), intervalMs).unref()
  const check = async () => {
    const problem = await findDiskProblem(folder).catch((error: unknown): DiskProblem => ({
      code: 'disk-read-only',
      message: (error as Error).message,
    }))
    if (problem?.code === current?.code) return
    current = problem
    onChange(problem)
  }
  return { current: () => current, stop: () => clearInterval(timer) }
}

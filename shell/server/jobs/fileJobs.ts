import { removeOldObjects } from '../files/removeOldObjects.ts'
import { scanFiles } from '../files/scanFiles.ts'
import type { Job } from './hourlyJobs.ts'

/** How often the jobs run. */
export const fileJobsIntervalMs = 3 * 60_000

/** The jobs about the bytes of project files. They need the secret key. */
export const fileJobs = (scanUrl: string): Job[] => [
  { name: 'Objects of deleted files removed', run: removeOldObjects },
  ...(scanUrl ? [{ name: 'Files scanned', run: scanFiles }] : []),
]

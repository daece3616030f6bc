import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runLiteCommand, type LiteSettings } from './liteProcess.ts'

const day = 24 * 3600 * 1000
const markOf = (dataDir: string) => join(dataDir, 'vacuumed')

/**
 * Vacuums the embedded database, at a start and at most once a day. Nothing else does so, and Postgres counts the rows
 * of long lists in an index alone only where that has been done.
 */
export async function vacuumDaily(dataDir: string, settings: LiteSettings) {
  const last = await stat(markOf(dataDir)).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
  if (Date.now() - last < day) return
  await runLiteCommand(['db', 'query', 'vacuum analyze'], settings)
  await markVacuumed(dataDir)
}

/** Notes that the database has been vacuumed, or has so few rows that it makes no difference. */
export const markVacuumed = (dataDir: string) => writeFile(markOf(dataDir), '')

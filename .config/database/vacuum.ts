import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runLiteCommand, type LiteSettings } from './liteProcess.ts'

const dayMs = 24 * 3600 * 1000
const markerFile = (dataDir: string) => join(dataDir, 'vacuumed')

/**
 * Vacuums the embedded database, at most once a day. It has no autovacuum, and without a vacuum Postgres cannot count
 * the rows of long lists by index-only scans.
 */
export async function vacuumDaily(dataDir: string, settings: LiteSettings) {
  const lastVacuumMs = await stat(markerFile(dataDir)).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
  if (Date.now() - lastVacuumMs < dayMs) return
  await runLiteCommand(['db', 'query', 'vacuum analyze'], settings)
  await markVacuumed(dataDir)
}

/** Records that the database has been vacuumed, or is so small that it need not be. */
export const markVacuumed = (dataDir: string) => writeFile(markerFile(dataDir), '')

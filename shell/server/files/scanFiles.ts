import { Readable } from 'node:stream'
import { filesToScan, recordScan } from '@fortnight/supabase/server/projectFiles'
import { scanTimeoutMs } from '../limits/timeouts.ts'
import { settings } from '../settings.ts'
import { logFailure } from './fileErrors.ts'
import { filesDatabase } from './filesCaller.ts'
import { openObject } from './storedObjects.ts'

let running: Promise<number> | undefined

/**
 * Sends files that wait for it to the virus scanner, and records what it says; returns how many. A file that cannot be
 * scanned keeps waiting, and does not stop the others. Several servers may scan the same file at once.
 */
export function scanFiles() {
  running ??= scanAll().finally(() => (running = undefined))
  return running
}

/** Scans in the background. What fails is scanned again by the job. */
export function scanSoon() {
  if (settings.files.scanUrl) scanFiles().catch((error: unknown) => logFailure('files could not be scanned', error))
}

async function scanAll() {
  const scanned = new Set<string>()
  const failures: unknown[] = []
  for (;;) {
    // Also what was uploaded in the meantime. The rest of a full page of failures waits for the next run.
    const waiting = (await filesToScan(filesDatabase())).filter(({ id }) => !scanned.has(id))
    if (waiting.length === 0) break
    for (const { id, object_path } of waiting) {
      scanned.add(id)
      await scan(id, object_path).catch((error: unknown) => failures.push(error))
    }
  }
  if (failures.length > 0) throw new Error(`${failures.length} not scanned: ${String(failures[0])}`)
  return scanned.size
}

async function scan(version: string, path: string) {
  const object = await openObject(path)
  if (!object) throw new Error(`There is no object ${path}`)
  try {
    const upload = {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: Readable.toWeb(object.content) as ReadableStream,
      duplex: 'half',
      signal: AbortSignal.timeout(scanTimeoutMs),
    }
    const response = await fetch(settings.files.scanUrl, upload)
    await response.body?.cancel()
    // As ClamAV REST answers. Any other status says that the file was not scanned.
    if (response.status !== 200 && response.status !== 406)
      throw new Error(`The scanner responded with ${response.status}`)
    await recordScan(filesDatabase(), version, response.status === 406)
  } finally {
    object.content.destroy()
  }
}

import { resolve } from 'node:path'
import { startDatabase } from './embeddedDatabase.ts'
import { findFreePort } from '../serve/ports.ts'
import { root } from '../workspace.ts'

/** Connects to the configured Supabase, the product running here, or its database, which is then started for this. */
export async function connectToDatabase() {
  const configured = process.env.SUPABASE_URL?.replace(/\/$/, '')
  const url = configured ?? `http://127.0.0.1:${process.env.FORTNIGHT_API_PORT ?? 54321}`
  const isRunning = await fetch(`${url}/rest/v1/`, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined)
  if (isRunning) return { url, stop: async () => {} }
  if (configured) throw new Error(`${url} could not be reached. Check SUPABASE_URL and your connection.`)
  const dataDir = resolve(root, process.env.FORTNIGHT_DATA_DIR || '.data')
  return startDatabase({ dataDir, port: await findFreePort(), log: () => {} })
}

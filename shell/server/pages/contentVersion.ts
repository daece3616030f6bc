import { database } from '@fortnight/supabase/client'
import { recordDatabaseAnswer } from '../health/databaseHealth.ts'
import { clearResponseCaches } from './responseCache.ts'

const pollIntervalMs = 1_000

let knownVersion: string | undefined

/** Polls the version of public content, which changes with every write to it and with every post that becomes due. */
export async function pollContentVersion() {
  await clearCachesIfContentChanged()
  setTimeout(() => void pollContentVersion(), pollIntervalMs).unref()
}

/**
 * Clears the response caches when the content has another version than the cached pages. While the database does not
 * respond, cached pages stay: nothing could be rendered in their place. Resolves to whether it has changed.
 */
export async function clearCachesIfContentChanged() {
  const version = await fetchContentVersion()
  if (version === undefined || version === knownVersion) return false
  knownVersion = version
  clearResponseCaches()
  return true
}

async function fetchContentVersion() {
  const { data } = await (await database()).rpc('content_state', {}, { get: true })
  if (data === null) return undefined
  recordDatabaseAnswer()
  return data
}

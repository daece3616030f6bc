import { database } from '@fortnight/supabase/client'
import { refreshFlags } from '../flags/flags.ts'
import { recordDatabaseAnswer } from '../health/databaseHealth.ts'
import { refreshCanaries } from '../releases/canary/canaries.ts'
import { refreshPins } from '../releases/pins.ts'
import { clearResponseCaches } from './responseCache.ts'

const pollIntervalMs = 1_000

let knownVersion: string | undefined

/**
 * Polls the version of public content, which changes with every write to it, every change of a flag, a pin or a canary, and every post
 * that becomes due. Resolves when it has been polled once.
 */
export async function pollContentVersion() {
  await clearCachesIfContentChanged()
  setTimeout(() => void pollContentVersion(), pollIntervalMs).unref()
}

/**
 * Reads flags, pins and canaries and clears the response caches when the content has another version than the cached pages. While the
 * database does not respond, cached pages stay: nothing could be rendered in their place. Resolves to whether it has changed.
 */
export async function clearCachesIfContentChanged() {
  const version = await fetchContentVersion()
  if (version === undefined) return false
  await Promise.all([refreshFlags(version), refreshPins(version)])
  // After the pins: a canary that was promoted has become one.
  await refreshCanaries(version)
  if (version === knownVersion) return false
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

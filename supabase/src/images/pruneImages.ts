import type { Connection, RestClient } from '@fortnight/supabase/client'

const pruneTimeoutMs = 60_000

/**
 * Deletes images that nothing has used for 30 days, 100 at most, and returns how many. Needs the secret key, for which
 * Storage makes no difference between used and unused images.
 */
export async function pruneImages(admin: RestClient, { url, key }: Connection, unusedDays = 30) {
  const { data } = await admin.rpc('images_to_prune', { unused_days: unusedDays }).throwOnError()
  if (data.length === 0) return 0
  const response = await fetch(`${url}/storage/v1/object/media`, {
    method: 'DELETE',
    headers: { apikey: key, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ prefixes: data.map(({ name }) => name) }),
    signal: AbortSignal.timeout(pruneTimeoutMs),
  })
  if (!response.ok) throw new Error(`Storage responded with ${response.status}`)
  return ((await response.json()) as unknown[]).length
}

import { readSecrets } from './secrets.ts'

/** The embedded database that the product or another area is running on a port; undefined when there is none. */
export async function findRunningDatabase(port: number) {
  const { publishableKey } = readSecrets()
  const url = `http://127.0.0.1:${port}`
  const headers = { apikey: publishableKey }
  const response = await fetch(`${url}/rest/v1/rpc/content_state`, { headers }).catch(() => undefined)
  return response?.ok ? { url, publishableKey, stop: () => Promise.resolve() } : undefined
}

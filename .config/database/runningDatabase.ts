import { readSecrets } from './secrets.ts'

/** The embedded database that answers at a port, because the product or another area has started it already. */
export async function findRunningDatabase(port: number) {
  const { publishableKey } = readSecrets()
  const url = `http://127.0.0.1:${port}`
  const headers = { apikey: publishableKey }
  const answer = await fetch(`${url}/rest/v1/rpc/content_state`, { headers }).catch(() => undefined)
  return answer?.ok ? { url, publishableKey, stop: async () => undefined } : undefined
}

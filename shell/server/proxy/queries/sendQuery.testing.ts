import { apiKeyHeaders, startProxy } from '../supabaseProxy.testing.ts'

type Init = { method?: string; body?: string | null; headers?: Record<string, string> }

/** Texts with a comma between them. */
export const times = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => write(i)).join()

/** Starts a proxy for queries, in front of a fake API that responds to everything. */
export async function startQueryProxy() {
  const proxy = await startProxy()
  return {
    ...proxy,
    /** Sends a request to a path below /rest/v1/. */
    send: (path: string, init: Init = {}) =>
      fetch(`${proxy.baseUrl}/rest/v1/${path}`, { ...init, headers: { ...apiKeyHeaders, ...init.headers } }),
    expectRejection: async (response: Response, message: RegExp) => {
      expect(response.status).toBe(400)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      const body = { code: 'query_rejected', message: expect.stringMatching(message) as string }
      expect(await response.json()).toEqual(body)
      expect(proxy.received).toEqual([])
    },
  }
}

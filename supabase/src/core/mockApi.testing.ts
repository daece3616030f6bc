/* Test support: a mock of the HTTP API. */
import { connect } from '@fortnight/supabase/client'

export type ApiRequest = { method: string; path: string; query: string; body: unknown }
export type ApiResponse = { status?: number; body?: unknown }

/** Responds to every request with `respond` and returns the list of requests received so far. */
export function mockApi(respond: (request: ApiRequest) => ApiResponse | Promise<ApiResponse>) {
  const requests: ApiRequest[] = []
  connect({ url: 'http://localhost', key: 'test' })
  globalThis.fetch = jest.fn(async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined
    const request = { method: init?.method ?? 'GET', path: pathname, query: search, body }
    requests.push(request)
    const response = await respond(request)
    const { status = 200 } = response
    return new Response(status === 204 ? null : JSON.stringify(response.body ?? null), { status })
  })
  return requests
}

/* For tests: the API of the product, answering as a test tells it to. */
import { connect } from '@fortnight/supabase/client'

export type ApiRequest = { method: string; path: string; query: string; body: unknown }
export type ApiResponse = { status?: number; body?: unknown }

/** Answers every request of the page by a function of it, and keeps what was asked. */
export function mockApi(answerTo: (request: ApiRequest) => ApiResponse | Promise<ApiResponse>) {
  const requests: ApiRequest[] = []
  connect({ url: 'http://localhost', key: 'test' })
  globalThis.fetch = jest.fn(async (input, init) => {
    const { pathname, search } = new URL(String(input))
    const body = init?.body ? (JSON.parse(String(init.body)) as unknown) : undefined
    const request = { method: init?.method ?? 'GET', path: pathname, query: search, body }
    requests.push(request)
    const { status = 200, body: answer = null } = await answerTo(request)
    return new Response(status === 204 ? null : JSON.stringify(answer), { status })
  })
  return requests
}

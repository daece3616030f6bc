import type { APIRequestContext } from 'playwright/test'

/** Who calls the API: a client, or a session of `createSession`. */
export type Sender = { headers: { apikey: string; Authorization: string } }

/** Calls a function of the database through the API. Resolves to its result, or to null when it has none. */
export async function callFunction(request: APIRequestContext, { headers }: Sender, name: string, data: object = {}) {
  const response = await request.post(`/rest/v1/rpc/${name}`, { headers, data })
  const text = await response.text()
  if (!response.ok()) throw new Error(`${name} failed: ${response.status()} ${text}`)
  return (text ? JSON.parse(text) : null) as unknown
}

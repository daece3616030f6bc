import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from 'playwright/test'

/** Headers for API calls as a user. */
export type UserHeaders = { apikey: string; Authorization: string }

/** Calls a function of the API and returns its rows. */
export async function callFunction(
  request: APIRequestContext,
  headers: UserHeaders | { apikey: string },
  name: string,
  data: object,
) {
  const response = await request.post(`/rest/v1/rpc/${name}`, { headers, data })
  if (!response.ok()) throw new Error(`${name} failed: ${response.status()} ${await response.text()}`)
  const text = await response.text()
  return text ? (JSON.parse(text) as unknown) : undefined
}

/** Writes a message in a project's room, and returns its place in the conversation. */
export const sendMessage = (request: APIRequestContext, headers: UserHeaders, project: string, body: string) =>
  callFunction(request, headers, 'send_message', { message: randomUUID(), project, body, files: [] }) as Promise<number>

import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from 'playwright/test'
import { insertProjects } from './clientProjects.ts'
import { createClient, type TestClient } from './createClient.ts'

/** Calls a function of the API as this user. */
export async function callFunction(
  request: APIRequestContext,
  { headers }: Pick<TestClient, 'headers'>,
  name: string,
  data: object = {},
) {
  const response = await request.post(`/rest/v1/rpc/${name}`, { headers, data })
  if (!response.ok()) throw new Error(`${name}: ${response.status()} ${await response.text()}`)
  const text = await response.text()
  return (text ? JSON.parse(text) : null) as unknown
}

/** Sends a message through the API. Returns its sequence number. */
export const writeMessage = async (
  request: APIRequestContext,
  user: Pick<TestClient, 'headers'>,
  project: string,
  body: string,
) => (await callFunction(request, user, 'send_message', { message: randomUUID(), project, body })) as number

/** Creates a client with a project, in which they have written one message. */
export async function createRoom(request: APIRequestContext, name: string, body: string) {
  const client = await createClient(request)
  const [{ id } = { id: '' }] = await insertProjects(request, client, [{ name }])
  const sequence = await writeMessage(request, client, id, body)
  return { client, project: id, sequence }
}

import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from 'playwright/test'
import { insertProjects } from './clientProjects.ts'
import { createClient } from './createClient.ts'

type Headers = Record<string, string>

/** A new client with one project. */
export async function createRoom(request: APIRequestContext, name = 'Support agent') {
  const client = await createClient(request)
  const [project] = await insertProjects(request, client, [{ name }])
  return { client, project: project!.id }
}

/** Calls a function of the database through the API. */
export async function callFunction(request: APIRequestContext, headers: Headers, name: string, data: object) {
  const response = await request.post(`/rest/v1/rpc/${name}`, { headers, data })
  if (!response.ok()) throw new Error(`${name} failed: ${response.status()} ${await response.text()}`)
  return response
}

/** Sends a message through the API. */
export const sendMessage = (request: APIRequestContext, headers: Headers, project: string, body = 'Hello') =>
  callFunction(request, headers, 'send_message', { message: randomUUID(), project, body })

import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from 'playwright/test'
import { callFunction, type Sender } from './callFunction.ts'

/** Sends a message through the API. Resolves to its place in the conversation. */
export const sendMessage = (request: APIRequestContext, sender: Sender, project: string, body = 'Hello') =>
  callFunction(request, sender, 'send_message', { message: randomUUID(), project, body }) as Promise<number>

/** Sends messages through the API, one after the other. */
export async function sendMessages(request: APIRequestContext, sender: Sender, project: string, bodies: string[]) {
  for (const body of bodies) await sendMessage(request, sender, project, body)
}

type StoredMessage = { id: string; body: string; side: string; deleted_at: string | null; files: { name: string }[] }

/** Fetches the latest messages of a project through the API, newest first. */
export const fetchMessages = (request: APIRequestContext, reader: Sender, project: string) =>
  callFunction(request, reader, 'project_thread', { project }) as Promise<StoredMessage[]>

/** Fetches how many messages of each project are unread through the API. */
export const fetchUnread = (request: APIRequestContext, reader: Sender) =>
  callFunction(request, reader, 'unread_counts') as Promise<{ project_id: string; unread: number }[]>

import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from 'playwright/test'
import { insertProjects } from './clientProjects.ts'
import { createClient } from './createClient.ts'
import { accounts } from './fixtures.ts'
import { createSession } from './signIn.ts'

type Sender = { headers: { apikey: string; Authorization: string } }

async function callFunction(request: APIRequestContext, name: string, { headers }: Sender, data: object) {
  const response = await request.post(`/rest/v1/rpc/${name}`, { headers, data })
  if (!response.ok()) throw new Error(`${name} failed: ${response.status()} ${await response.text()}`)
  return (await response.json().catch(() => null)) as unknown
}

const adminSession = (request: APIRequestContext): Promise<Sender> => createSession(request, accounts.admin)

/** Sends messages to a project through the API, one after the other. */
export async function sendMessages(request: APIRequestContext, sender: Sender, project: string, bodies: string[]) {
  for (const body of bodies) {
    await callFunction(request, 'send_message', sender, { message: randomUUID(), project, body, files: [] })
  }
}

type StoredMessage = { id: string; body: string; side: string; deleted_at: string | null; files: { name: string }[] }

/** Fetches the latest messages of a project through the API, newest first. */
export const fetchMessages = (request: APIRequestContext, reader: Sender, project: string) =>
  callFunction(request, 'project_thread', reader, { project }) as Promise<StoredMessage[]>

/** Fetches how many messages of each project are unread through the API. */
export const fetchUnread = (request: APIRequestContext, reader: Sender) =>
  callFunction(request, 'unread_counts', reader, {}) as Promise<{ project_id: string; unread: number }[]>

/** Uploads a file to a project through the web server. */
export async function uploadFile(
  request: APIRequestContext,
  { headers }: Sender,
  project: string,
  { name, content, note = '' }: { name: string; content: string; note?: string },
) {
  const query = new URLSearchParams({ name, note }).toString()
  const url = `/project-files/${project}/${randomUUID()}?${query}`
  const response = await request.post(url, { headers, data: Buffer.from(content) })
  if (!response.ok()) throw new Error(`${name} was not uploaded: ${response.status()} ${await response.text()}`)
}

/** A new client with a project, and an admin, for API calls. */
export async function createRoom(request: APIRequestContext) {
  const client = await createClient(request)
  const [project] = await insertProjects(request, client, [{ name: 'Invoice agent', status: 'active' }])
  return { client, project: project!.id, path: `/project/${project!.id}/messages`, admin: await adminSession(request) }
}

/** Chooses text files in a file field. */
export const chooseFiles = (page: Page, label: string, files: { name: string; content: string }[]) =>
  page
    .getByLabel(label)
    .setInputFiles(files.map(({ name, content }) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })))

/** Lets a page load a conversation of so many messages of the team, of different heights. */
export const fakeThread = (page: Page, project: string, count: number) =>
  page.route('**/rpc/project_thread', (route) => {
    const { before_sequence = count + 1, page_size } = route.request().postDataJSON() as Record<string, number>
    const sequences = Array.from({ length: page_size! }, (_, index) => before_sequence - 1 - index)
    const rows = sequences
      .filter((sequence) => sequence > 0)
      .map((sequence) => ({
        ...{ id: `${project}-${sequence}`, sequence, side: 'team', author_name: 'Ada Marsh', is_own: false },
        body: `Line ${sequence}${'\n\nwith a further part'.repeat(sequence % 5)}`,
        created_at: new Date(Date.UTC(2026, 0, 1) + sequence * 120_000).toISOString(),
        ...{ edited_at: null, deleted_at: null, files: [] },
      }))
    return route.fulfill({ json: rows })
  })

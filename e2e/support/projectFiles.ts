import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from 'playwright/test'
import { expect } from './fixtures.ts'

type Sender = { headers: Record<string, string> }

/** Uploads a file through the API, as browsers do. Returns the id of its version. */
export async function uploadFile(
  request: APIRequestContext,
  { headers }: Sender,
  project: string,
  name: string,
  text: string,
) {
  const id = randomUUID()
  const url = `/project-files/${project}/${id}?name=${encodeURIComponent(name)}`
  const response = await request.post(url, { headers, data: Buffer.from(text) })
  expect([response.status(), await response.text()]).toEqual([201, '{}'])
  return id
}

/** Asks for a link to a version. */
export const requestFileLink = (request: APIRequestContext, { headers }: Sender, version: string) =>
  request.post('/project-files/links', { headers, data: { versions: [version] } })

/** A link to a version that its sender may read. */
export async function fetchFileLink(request: APIRequestContext, sender: Sender, version: string) {
  const response = await requestFileLink(request, sender, version)
  expect(response.status()).toBe(200)
  return ((await response.json()) as { links: Record<string, string> }).links[version]!
}

type ListedFile = { versions: number; current: { id: string; name: string; side: string; mime_type: string } }

/** The files of a project as its sender sees them. */
export async function fetchFiles(request: APIRequestContext, { headers }: Sender, project: string) {
  const response = await request.post('/rest/v1/rpc/project_file_list', { headers, data: { project } })
  expect(response.status()).toBe(200)
  return (await response.json()) as ListedFile[]
}

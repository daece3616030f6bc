import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from 'playwright/test'
import { expect } from '../fixtures.ts'
import { callFunction, type Sender } from './callFunction.ts'

type Upload = { name: string; content: string | Buffer; note?: string }

/** Uploads a file through the API, as browsers do. Resolves to the id of its version. */
export async function uploadFile(
  request: APIRequestContext,
  { headers }: Sender,
  project: string,
  { name, content, note = '' }: Upload,
) {
  const id = randomUUID()
  const url = `/project-files/${project}/${id}?${new URLSearchParams({ name, note }).toString()}`
  const response = await request.post(url, { headers, data: Buffer.from(content) })
  expect([response.status(), await response.text()]).toEqual([201, '{}'])
  return id
}

/** Asks for a link to a version. */
export const requestFileLink = (
  request: APIRequestContext,
  { headers }: { headers: Record<string, string> },
  version: string,
) => request.post('/project-files/links', { headers, data: { versions: [version] } })

/** A link to a version that its sender may read. */
export async function fetchFileLink(request: APIRequestContext, sender: Sender, version: string) {
  const response = await requestFileLink(request, sender, version)
  expect(response.status()).toBe(200)
  return ((await response.json()) as { links: Record<string, string> }).links[version]!
}

type ListedFile = { versions: number; current: { id: string; name: string; side: string; mime_type: string } }

/** The files of a project as its sender sees them. */
export const fetchFiles = (request: APIRequestContext, sender: Sender, project: string) =>
  callFunction(request, sender, 'project_file_list', { project }) as Promise<ListedFile[]>

/** Chooses text files in a file field. */
export const chooseFiles = (page: Page, label: string, files: { name: string; content: string }[]) =>
  page
    .getByLabel(label)
    .setInputFiles(files.map(({ name, content }) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })))

import { randomBytes, randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from 'playwright/test'
import { insertProjects } from '../support/clientProjects.ts'
import { createClient, type TestClient } from '../support/createClient.ts'
import { expireAccessToken } from '../support/expireAccessToken.ts'
import { startCountedConnection } from '../support/fakes/countedConnection.ts'
import { startResumableStorage } from '../support/fakes/resumableStorage.ts'
import { expect, test } from '../support/fixtures.ts'
import { furtherPort, ports } from '../support/ports.ts'
import { fetchFileLink, fetchFiles } from '../support/rooms/files.ts'
import { listObjects } from '../support/rooms/storedObjects.ts'
import { startOwnServers } from '../support/servers/startOwnStack.ts'
import { fetchApiHeaders, openSignedIn } from '../support/signIn.ts'

// After the four of the servers.
const connectionPort = ports.resumableUploads.web + furtherPort

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://localhost:${connectionPort}` })

let storage: Awaited<ReturnType<typeof startResumableStorage>>
let servers: Awaited<ReturnType<typeof startOwnServers>>
let connection: Awaited<ReturnType<typeof startCountedConnection>>

test.beforeAll(async () => {
  storage = await startResumableStorage(ports.shared.api)
  servers = await startOwnServers(ports.resumableUploads, {
    shellEnv: { SUPABASE_URL: storage.url, FORTNIGHT_RESUMABLE_UPLOADS: '1' },
  })
  connection = await startCountedConnection(connectionPort, ports.resumableUploads.web)
})

test.beforeEach(() => void storage.offsets.splice(0))

test.afterAll(async () => {
  connection.close()
  await servers.dispose()
  storage.close()
})

const mb = 1024 * 1024
const partBytes = 6 * mb

async function createProject(request: APIRequestContext) {
  const client = await createClient(request)
  const [project] = await insertProjects(request, client, [{ name: 'Agent with a large file' }])
  return { client, id: project!.id }
}

/** Adds a file of 12 MB on the page of a project's files. Returns its content. */
async function addLargeFile(page: Page, client: TestClient, project: string, beforeAdding = () => {}) {
  const buffer = randomBytes(2 * partBytes)
  await openSignedIn(page, client, `/project/${project}/files`)
  const field = page.getByLabel('Files to upload')
  await expect(field).toBeEnabled()
  beforeAdding()
  await field.setInputFiles({ name: 'Recording.bin', mimeType: 'application/octet-stream', buffer })
  return buffer
}

async function downloadOnly(request: APIRequestContext, client: TestClient, project: string) {
  const [file] = await fetchFiles(request, client, project)
  const response = await request.get(await fetchFileLink(request, client, file!.current.id))
  return { file, content: await response.body(), type: response.headers()['content-type'] }
}

const fileOnPage = (page: Page) => page.getByRole('article', { name: 'Recording.bin' })

test('an upload of 12 MB whose connection breaks goes on by itself, and only the rest is sent again [ROOM-39]', async ({
  page,
  request,
}) => {
  const { client, id } = await createProject(request)
  const sent = await addLargeFile(page, client, id, () => connection.breakAt(8 * mb))
  await expect.poll(connection.isReached).toBe(true)
  connection.restore()
  await expect(fileOnPage(page)).toBeVisible({ timeout: 30_000 })
  // The connection may break before or after storage has the first bytes of the second part.
  const [first, ...further] = storage.offsets
  expect(first).toBe(0)
  expect(Math.min(...further)).toBeGreaterThanOrEqual(partBytes)
  expect(connection.sentBytes()).toBeLessThan(sent.length + 2.5 * mb)
  const { file, content } = await downloadOnly(request, client, id)
  expect(content.equals(sent)).toBe(true)
  expect(file).toMatchObject({ versions: 1 })
})

test('an access token that expires in the middle is renewed [ROOM-39]', async ({ page, request }) => {
  const { client, id } = await createProject(request)
  const tokens = new Set<string>()
  await page.route('**/project-files/**', async (route) => {
    const sent = route.request()
    if (sent.method() === 'PATCH') {
      tokens.add(sent.headers().authorization ?? '')
      // Those that follow find it expired.
      if (sent.headers()['upload-offset'] === '0') await expireAccessToken(page)
    }
    await route.continue()
  })
  await addLargeFile(page, client, id)
  await expect(fileOnPage(page)).toBeVisible({ timeout: 30_000 })
  expect([tokens.size, storage.offsets]).toEqual([2, [0, partBytes]])
})

test('canceling in the middle leaves nothing [ROOM-32, ROOM-39]', async ({ page, request }) => {
  const { client, id } = await createProject(request)
  const uploadsBefore = await storage.countUploads()
  await addLargeFile(page, client, id, () => connection.haltAt(8 * mb))
  await expect.poll(connection.isReached).toBe(true)
  expect(await storage.countUploads()).toBe(uploadsBefore + 1)
  await page.getByRole('button', { name: 'Cancel upload of Recording.bin' }).click()
  await expect.poll(storage.countUploads).toBe(uploadsBefore)
  expect(await fetchFiles(request, client, id)).toEqual([])
  expect(await listObjects(id)).toEqual([])
})

/** Begins an upload in parts through the API. Returns what sends requests about it. */
async function beginUpload(
  request: APIRequestContext,
  client: TestClient,
  project: string,
  name: string,
  bytes: number,
) {
  const url = `/project-files/${project}/${randomUUID()}`
  const headers = { ...client.headers, 'Upload-Length': String(bytes) }
  expect((await request.post(`${url}?name=${name}`, { headers })).status()).toBe(201)
  return (method: string, sender: { headers: Record<string, string> }, part?: { offset: number; content: string }) => {
    const place = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(part?.offset) }
    return request.fetch(url, {
      method,
      headers: { ...sender.headers, ...(part && place) },
      ...(part && { data: Buffer.from(part.content) }),
    })
  }
}

test('no one else sees, continues or cancels an upload in parts, and HTML named .png is only downloaded [ROOM-33, ROOM-39]', async ({
  request,
}) => {
  const { client, id } = await createProject(request)
  const other = await createClient(request)
  const visitor = { headers: await fetchApiHeaders(request) }
  const text = '<html><script>alert(1)</script></html>'
  const send = await beginUpload(request, client, id, 'photo.png', text.length)
  expect((await send('PATCH', client, { offset: 0, content: text.slice(0, 9) })).status()).toBe(204)
  for (const [stranger, status] of [
    [other, 404],
    [visitor, 401],
  ] as const) {
    for (const method of ['HEAD', 'DELETE']) expect((await send(method, stranger)).status()).toBe(status)
    expect((await send('PATCH', stranger, { offset: 9, content: 'x' })).status()).toBe(status)
  }
  expect((await send('HEAD', client)).headers()['upload-offset']).toBe('9')
  expect((await send('PATCH', client, { offset: 9, content: text.slice(9) })).status()).toBe(204)
  const { file, content, type } = await downloadOnly(request, client, id)
  expect([content.toString(), type, file!.current.name]).toEqual([text, 'application/octet-stream', 'photo.png'])
})

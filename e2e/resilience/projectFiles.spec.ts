import { randomUUID } from 'node:crypto'
import { request as sendRequest } from 'node:http'
import { insertProjects } from '../support/clientProjects.ts'
import { createClient, type TestClient } from '../support/createClient.ts'
import { startHeldConnection } from '../support/fakes/heldConnection.ts'
import { expect, test } from '../support/fixtures.ts'
import { ports } from '../support/ports.ts'
import { fetchFileLink, fetchFiles, uploadFile } from '../support/rooms/files.ts'
import { listObjects } from '../support/rooms/storedObjects.ts'
import { startOwnServers } from '../support/servers/startOwnStack.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: `http://localhost:${ports.projectFiles.web}` })

let connection: Awaited<ReturnType<typeof startHeldConnection>>
let servers: Awaited<ReturnType<typeof startOwnServers>>

test.beforeAll(async () => {
  connection = await startHeldConnection(ports.shared.api, '/storage/v1/object/project-files')
  servers = await startOwnServers(ports.projectFiles, { shellEnv: { SUPABASE_URL: connection.url } })
})

test.afterAll(async () => {
  await servers.dispose()
  connection.close()
})

/** Sends the head of an upload of 1 MB and a part of its body. */
function beginUpload({ headers }: TestClient, project: string, upload: string) {
  const length = { 'Content-Length': 1024 * 1024 }
  const path = `/project-files/${project}/${upload}?name=Plan.txt`
  const port = ports.projectFiles.web
  const request = sendRequest({ port, path, method: 'POST', headers: { ...headers, ...length } })
  request.on('error', () => undefined).write('x'.repeat(100_000))
  return request
}

test('an upload that is interrupted leaves neither a row nor an object, and can be sent again [ROOM-32]', async ({
  request,
}) => {
  const client = await createClient(request)
  const [project] = await insertProjects(request, client, [{ name: 'Interrupted agent' }])
  const { id } = project!
  connection.hold(1)
  const upload = beginUpload(client, id, randomUUID())
  await expect.poll(connection.heldCount).toBe(1)
  upload.destroy()
  connection.release()
  await expect.poll(() => listObjects(id)).toEqual([])
  expect(await fetchFiles(request, client, id)).toEqual([])
  await uploadFile(request, client, id, { name: 'Plan.txt', content: 'The plan' })
  expect(await fetchFiles(request, client, id)).toMatchObject([{ versions: 1 }])
  expect(await listObjects(id)).toHaveLength(1)
})

test('while Storage hangs, an upload fails with a sentence and leaves nothing, links still work, and it recovers [ROOM-34]', async ({
  request,
}) => {
  const client = await createClient(request)
  const [project] = await insertProjects(request, client, [{ name: 'Patient agent' }])
  const { id } = project!
  const version = await uploadFile(request, client, id, { name: 'Before.txt', content: 'Before' })
  connection.hold(10)
  const url = `/project-files/${id}/${randomUUID()}?name=Plan.txt`
  const [upload, download] = await Promise.all([
    request.post(url, { headers: client.headers, data: 'x', timeout: 40_000 }),
    request.get(await fetchFileLink(request, client, version), { timeout: 40_000 }),
  ])
  expect([upload.status(), await upload.json()]).toEqual([
    503,
    { message: 'The file storage is not responding. Please try again.' },
  ])
  expect([download.status(), upload.headers()['retry-after']]).toEqual([503, '5'])
  connection.release()
  expect((await request.post(url, { headers: client.headers, data: 'x' })).status()).toBe(201)
  expect((await request.post(url, { headers: client.headers, data: 'x' })).status()).toBe(201)
  expect(await fetchFiles(request, client, id)).toMatchObject([
    { versions: 1, current: { name: 'Plan.txt' } },
    { versions: 1, current: { name: 'Before.txt' } },
  ])
  const response = await request.get(await fetchFileLink(request, client, version))
  expect([response.status(), await response.text()]).toEqual([200, 'Before'])
})

import { exportAccount, exportedFileVersions, storedFileVersion } from '../../src/server/projectFiles.ts'
import { serviceClient } from '../../src/server/serviceClient.ts'
import { database, rawRequest } from '../support/api.ts'
import { createRoom, storeFile } from '../support/projects/rooms.ts'

const server = serviceClient({ url: database.url, key: database.secretKey })

describe('the bucket of project files [ROOM-27]', () => {
  const bucket = `${database.url}/storage/v1/object/project-files`

  it('is closed to every key and token of users', async () => {
    const { client, project } = await createRoom()
    const path = `${project}/${crypto.randomUUID()}`
    const send = async (url: string, method: string, headers: Record<string, string>, body?: string) => {
      const type = body?.startsWith('{') ? 'application/json' : 'text/plain'
      const init = { method, headers: { 'Content-Type': type, ...headers }, ...(body && { body }) }
      return fetch(url, init)
    }
    const secret = { apikey: database.secretKey, Authorization: `Bearer ${database.secretKey}` }
    expect((await send(`${bucket}/${path}`, 'POST', secret, 'private')).status).toBe(200)
    expect(await (await send(`${bucket}/${path}`, 'GET', secret)).text()).toBe('private')
    const visitor = { apikey: database.publishableKey }
    for (const headers of [{}, visitor, { ...visitor, Authorization: `Bearer ${client.token}` }]) {
      for (const response of [
        await send(`${bucket}/${path}`, 'GET', headers),
        await send(bucket.replace('/object/', '/object/public/') + `/${path}`, 'GET', headers),
        await send(`${bucket}/${project}/${crypto.randomUUID()}`, 'POST', headers, 'mine'),
        await send(bucket.replace('/object/', '/object/sign/') + `/${path}`, 'POST', headers, '{"expiresIn":60}'),
      ]) {
        expect([400, 401, 403, 404]).toContain(response.status)
      }
      const listed = await send(bucket.replace('/object/', '/object/list/'), 'POST', headers, '{"prefix":""}')
      expect(listed.ok ? await listed.json() : []).toEqual([])
      await send(bucket, 'DELETE', headers, JSON.stringify({ prefixes: [path] }))
    }
    expect(await (await send(`${bucket}/${path}`, 'GET', secret)).text()).toBe('private')
  })
})

describe('what the web server reads of stored files', () => {
  it('is what opening a version needs [ROOM-33]', async () => {
    const { client, project } = await createRoom()
    const version = await storeFile(client.id, project, 'a.txt', { bytes: 5, scanState: 'pending' })
    expect(await storedFileVersion(server, version)).toEqual({
      ...{ name: 'a.txt', object_path: `${project}/${version}`, bytes: 5 },
      ...{ mime_type: 'text/plain', scan_state: 'pending' },
    })
    expect(await storedFileVersion(server, project)).toBeUndefined()
  })

  it('is the export of one person in one session, and ends with the session [ROOM-37]', async () => {
    const { client, project } = await createRoom()
    const version = await storeFile(client.id, project, 'a.txt')
    await storeFile(client.id, project, 'b.txt', { scanState: 'pending' })
    const claims = Buffer.from(client.token.split('.')[1]!, 'base64url').toString()
    const { session_id } = JSON.parse(claims) as { session_id: string }
    const other = await createRoom()
    expect(await exportAccount(server, client.id, session_id)).toMatchObject({
      account: { id: client.id },
      projects: [{ id: project, history: [{ by: 'you' }] }],
    })
    expect(await exportAccount(server, other.client.id, session_id)).toBeNull()
    expect(await exportedFileVersions(server, client.id)).toMatchObject([
      { project_id: project, project_name: 'Roomy', name: 'a.txt', version: 1, object_path: `${project}/${version}` },
    ])
    await rawRequest('/auth/v1/logout?scope=local', {
      method: 'POST',
      headers: { apikey: database.publishableKey, Authorization: `Bearer ${client.token}` },
    })
    expect(await exportAccount(server, client.id, session_id)).toBeNull()
  })
})

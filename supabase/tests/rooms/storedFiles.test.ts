import {
  beginFileUpload,
  cancelFileUpload,
  exportAccount,
  exportedFileVersions,
  finishFileUpload,
  objectsToRemove,
  recordScan,
  storedFileVersion,
} from '../../src/server/projectFiles.ts'
import { serviceClient } from '../../src/server/serviceClient.ts'
import { database, deleteRows, rawRequest, requestAs, requestWithToken, signUp } from '../support/api.ts'

const server = serviceClient({ url: database.url, key: database.secretKey })
const stored = { mimeType: 'text/plain', sha256: 'a'.repeat(64), scanState: 'unscanned' } as const
const call = (token: string, name: string, body: unknown) =>
  requestWithToken(token, `rpc/${name}`, { method: 'POST', body })

async function createRoom() {
  const client = await signUp(`${crypto.randomUUID()}@rooms.example`, { name: 'Fiona File' })
  const project = crypto.randomUUID()
  await requestWithToken(client.token, 'projects', { method: 'POST', body: { id: project, name: 'Filed' } })
  const begin = (options: Partial<Parameters<typeof beginFileUpload>[1]> = {}) =>
    beginFileUpload(server, {
      ...{ uploader: client.id, project, upload: crypto.randomUUID(), name: 'a.txt', note: '', bytes: 5 },
      ...{ maxFileBytes: 10, maxProjectBytes: 20, ...options },
    })
  const upload = async (options: Parameters<typeof begin>[0] = {}) => {
    const attempt = (await begin(options))!
    expect(await finishFileUpload(server, attempt, stored)).toBe(true)
    return attempt
  }
  const list = async (token = client.token) => call(token, 'project_file_list', { project })
  return { client, project, begin, upload, list }
}

const codeOf = (outcome: Promise<unknown>) => outcome.catch((error: unknown) => (error as { code: string }).code)

describe('an upload', () => {
  it('becomes a file, and a new version of it under the same name, whatever the case [ROOM-26]', async () => {
    const { upload, list } = await createRoom()
    await upload({ note: ' First ' })
    await upload({ name: ' A.TXT ' })
    expect((await list()).rows).toMatchObject([
      { versions: 2, used_bytes: 10, current: { name: 'a.txt', version: 2, side: 'client', is_own: true, note: null } },
    ])
  })

  it('is stored once, however often it is sent, and a later attempt replaces one that has not ended [ROOM-26]', async () => {
    const { begin, list } = await createRoom()
    const upload = crypto.randomUUID()
    const [first, second] = [await begin({ upload }), await begin({ upload })] as [string, string]
    expect(first).not.toBe(second)
    expect([await finishFileUpload(server, first, stored), await cancelFileUpload(server, first)]).toEqual([
      false,
      false,
    ])
    expect(await finishFileUpload(server, second, stored)).toBe(true)
    expect(await begin({ upload })).toBeNull()
    expect((await list()).rows).toMatchObject([{ versions: 1, used_bytes: 5 }])
  })

  it('that is cancelled leaves no row and frees its bytes [ROOM-32]', async () => {
    const { begin, list } = await createRoom()
    const attempt = (await begin({ bytes: 10 }))!
    expect(await codeOf(begin({ bytes: 10, maxProjectBytes: 15 }))).toBe('PT413')
    expect([await cancelFileUpload(server, attempt), await cancelFileUpload(server, attempt)]).toEqual([true, false])
    expect(await finishFileUpload(server, attempt, stored)).toBe(false)
    expect((await list()).rows).toEqual([])
    await begin({ bytes: 10, maxProjectBytes: 15 })
  })

  it('is rejected beyond the limits, with a sentence, uploads that have begun included [ROOM-30]', async () => {
    const { begin } = await createRoom()
    await expect(begin({ bytes: 11, maxFileBytes: 1024 })).resolves.toEqual(expect.any(String))
    await expect(begin({ bytes: 10 })).rejects.toThrow(/^The files of a project may have 0 MB in all\./)
    await expect(begin({ bytes: 11 })).rejects.toThrow('This file is too large. The limit is 0 MB.')
  })

  it('is rejected in a project that is foreign, unknown or deleted [ROOM-30]', async () => {
    const { client, project, begin } = await createRoom()
    const stranger = await createRoom()
    expect(await codeOf(begin({ uploader: stranger.client.id }))).toBe('PT404')
    expect(await codeOf(begin({ project: crypto.randomUUID() }))).toBe('PT404')
    const attempt = (await begin())!
    await requestWithToken(client.token, `projects?id=eq.${project}`, { method: 'DELETE' })
    expect(await codeOf(begin())).toBe('PT404')
    expect(await finishFileUpload(server, attempt, stored)).toBe(false)
  })
})

describe('the bytes of a file', () => {
  it('are removed with the file, with its project and with the account of its client [ROOM-24]', async () => {
    const { client, project, upload, list } = await createRoom()
    const [first, second] = [await upload(), await upload({ name: 'b.txt' })]
    const { rows } = await list()
    const file = rows.find(({ current }) => (current as { name: string }).name === 'a.txt')!.file_id
    expect((await call(client.token, 'delete_project_file', { file })).status).toBeLessThan(300)
    expect(await objectsToRemove(server)).toContain(`${project}/${first}`)
    await deleteRows(`projects?id=eq.${project}`)
    expect(await objectsToRemove(server)).toContain(`${project}/${second}`)
    const other = await createRoom()
    const third = await other.upload()
    expect((await call(other.client.token, 'delete_own_account', {})).status).toBeLessThan(300)
    expect(await objectsToRemove(server)).toContain(`${other.project}/${third}`)
  })

  it('are removed when they are infected, and the version says so [ROOM-36]', async () => {
    const { project, begin, list } = await createRoom()
    const upload = crypto.randomUUID()
    const attempt = (await begin({ upload }))!
    await finishFileUpload(server, attempt, { ...stored, scanState: 'pending' })
    expect(await storedFileVersion(server, upload)).toMatchObject({ name: 'a.txt', scan_state: 'pending' })
    await recordScan(server, upload, true)
    expect((await list()).rows).toMatchObject([{ current: { scan_state: 'infected' } }])
    expect(await objectsToRemove(server)).toContain(`${project}/${attempt}`)
  })
})

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

describe('the export for the web server [ROOM-37]', () => {
  it('is that of one person and session, and ends with the session', async () => {
    const { client, project, upload } = await createRoom()
    const attempt = await upload()
    const claims = JSON.parse(Buffer.from(client.token.split('.')[1]!, 'base64url').toString()) as {
      session_id: string
    }
    const other = await createRoom()
    expect(await exportAccount(server, client.id, claims.session_id)).toMatchObject({
      account: { id: client.id },
      projects: [{ id: project, history: [{ by: 'you' }] }],
    })
    expect(await exportAccount(server, other.client.id, claims.session_id)).toBeNull()
    expect(await exportedFileVersions(server, client.id)).toMatchObject([
      { project_id: project, project_name: 'Filed', name: 'a.txt', version: 1, object_path: `${project}/${attempt}` },
    ])
    await rawRequest('/auth/v1/logout?scope=local', {
      method: 'POST',
      headers: { apikey: database.publishableKey, Authorization: `Bearer ${client.token}` },
    })
    expect(await exportAccount(server, client.id, claims.session_id)).toBeNull()
  })

  it('is not for users', async () => {
    const body = { account: crypto.randomUUID(), session: crypto.randomUUID() }
    for (const actor of ['visitor', 'client', 'admin'] as const) {
      const { status } = await requestAs(actor, 'rpc/export_account', { method: 'POST', body })
      expect([actor, status]).toEqual([actor, actor === 'visitor' ? 401 : 403])
    }
  })
})

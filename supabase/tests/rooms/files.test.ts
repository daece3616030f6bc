import { actorIds, requestAsService, requestWithToken } from '../support/api.ts'
import {
  callAs,
  callAsAdmin,
  callAsService,
  createRoom,
  type Room,
  storeFile,
  writeAsClient,
} from '../support/projects/rooms.ts'

type Version = {
  id: string
  name: string
  version: number
  side: string
  scan_state: string
  restored_from: number | null
}

let room: Room
beforeEach(async () => {
  room = await createRoom()
})

const list = async () => (await callAs(room.client.token, 'project_file_list', { project: room.project })).rows
const fileOf = async (name: string) =>
  (await list()).find(({ current }) => (current as Version).name === name)?.file_id as string
const versionsOf = async (file: string) =>
  (await callAs(room.client.token, 'file_versions', { file })).rows as unknown as Version[]
const removedOf = async () => {
  const paths = (await callAsService('objects_to_remove')) as string[]
  return paths.filter((path) => path.startsWith(room.project)).sort()
}

describe('a file', () => {
  it('is listed with who added it, when, its size and its note [ROOM-20]', async () => {
    await storeFile(room.client.id, room.project, ' Brief.pdf ', { bytes: 123, note: ' First draft ' })
    expect(await list()).toMatchObject([
      {
        ...{ versions: 1, may_delete: true, used_bytes: 123 },
        current: {
          ...{ name: 'Brief.pdf', bytes: 123, note: 'First draft', author_name: 'Rita Room', is_own: true },
          ...{ side: 'client', version: 1, created_at: expect.stringMatching(/Z$/) as string },
        },
      },
    ])
  })

  it('gets a new version by a file of the same name, whatever the case and the way its accents are written [ROOM-21]', async () => {
    await storeFile(room.client.id, room.project, 'Résumé.pdf'.normalize('NFD'))
    await storeFile(actorIds.admin, room.project, 'résumé.PDF'.normalize('NFC'))
    const rows = await list()
    expect(rows).toMatchObject([{ versions: 2, current: { name: 'Résumé.pdf', version: 2, side: 'team' } }])
    expect((await versionsOf(rows[0]!.file_id as string)).map(({ version, side }) => [version, side])).toEqual([
      [2, 'team'],
      [1, 'client'],
    ])
  })

  it('keeps its earlier versions, which can be restored without taking more space [ROOM-22]', async () => {
    const first = await storeFile(room.client.id, room.project, 'a.txt', { bytes: 100 })
    await storeFile(room.client.id, room.project, 'a.txt', { bytes: 50 })
    expect((await callAs(room.client.token, 'restore_file_version', { version: first })).status).toBe(204)
    expect(await list()).toMatchObject([
      { versions: 3, used_bytes: 150, current: { version: 3, restored_from: 1, bytes: 100 } },
    ])
  })

  it('of another project is unknown [ROOM-90]', async () => {
    const version = await storeFile(room.client.id, room.project, 'a.txt')
    const file = await fileOf('a.txt')
    const { token } = (await createRoom('Stranger')).client
    const unknown = crypto.randomUUID()
    for (const [name, values, missing] of [
      ['file_versions', { file }, { file: unknown }],
      ['restore_file_version', { version }, { version: unknown }],
      ['delete_project_file', { file }, { file: unknown }],
    ] as const) {
      const response = await callAs(token, name, values)
      expect([name, response.code]).toEqual([name, 'PT404'])
      expect(response).toEqual(await callAs(token, name, missing))
    }
    expect(await list()).toHaveLength(1)
  })
})

describe('deleting a file', () => {
  it('deletes all versions, and what they had stored is removed [ROOM-23]', async () => {
    const ids = [
      await storeFile(room.client.id, room.project, 'a.txt'),
      await storeFile(room.client.id, room.project, 'a.txt'),
    ]
    await callAs(room.client.token, 'restore_file_version', { version: ids[0] })
    await writeAsClient(room, 'With a file', { files: [ids[0]!] })
    const file = await fileOf('a.txt')
    expect((await callAs(room.client.token, 'delete_project_file', { file })).status).toBe(204)
    expect(await list()).toEqual([])
    expect(await removedOf()).toEqual(ids.map((id) => `${room.project}/${id}`).sort())
    const { rows } = await callAs(room.client.token, 'project_thread', { project: room.project })
    expect(rows).toMatchObject([{ body: 'With a file', files: [] }])
  })

  it('is for the team when it has added a version [ROOM-23]', async () => {
    await storeFile(room.client.id, room.project, 'a.txt')
    await storeFile(actorIds.admin, room.project, 'a.txt')
    expect(await list()).toMatchObject([{ may_delete: false }])
    const file = await fileOf('a.txt')
    expect((await callAs(room.client.token, 'delete_project_file', { file })).code).toBe('PT403')
    expect((await callAsAdmin('delete_project_file', { file })).status).toBe(204)
    expect(await list()).toEqual([])
  })

  it('of a whole project or account removes what they had stored [ROOM-24]', async () => {
    const id = await storeFile(room.client.id, room.project, 'a.txt')
    await requestAsService(`projects?id=eq.${room.project}`, { method: 'DELETE' })
    expect(await removedOf()).toEqual([`${room.project}/${id}`])

    const leaving = await createRoom('Leaving')
    const stored = await storeFile(actorIds.admin, leaving.project, 'a.txt')
    const begun = crypto.randomUUID()
    await callAsService('begin_file_upload', {
      ...{ uploader: leaving.client.id, project: leaving.project, upload: begun, name: 'b.txt', note: '', bytes: 1 },
      ...{ max_file_bytes: 10, max_project_bytes: 1000 },
    })
    await requestWithToken(leaving.client.token, `projects?id=eq.${leaving.project}`, { method: 'DELETE' })
    expect((await callAs(leaving.client.token, 'delete_own_account')).status).toBe(204)
    room = leaving
    expect(await removedOf()).toEqual([`${leaving.project}/${stored}`, `${leaving.project}/${begun}`].sort())
  })
})

describe('the virus scanner', () => {
  const scanned = async (version: string) =>
    (await requestAsService(`project_file_versions?id=eq.${version}`)).rows[0]?.scan_state

  it('gets the files that wait for it, and their restored versions get its result, too [ROOM-25]', async () => {
    const version = await storeFile(room.client.id, room.project, 'a.txt', { scanState: 'pending' })
    await storeFile(room.client.id, room.project, 'b.txt')
    await callAs(room.client.token, 'restore_file_version', { version })
    const waiting = (await callAsService('files_to_scan')) as { id: string; object_path: string }[]
    const own = waiting.filter(({ object_path }) => object_path === `${room.project}/${version}`)
    expect(own.map(({ id }) => id)).toContain(version)
    await callAsService('record_scan', { version, is_infected: false })
    expect(await scanned(version)).toBe('clean')
    expect(await removedOf()).toEqual([])
    expect((await versionsOf(await fileOf('a.txt'))).map(({ scan_state }) => scan_state)).toEqual(['clean', 'clean'])
  })

  it('removes an infected file, which cannot be restored and takes no space [ROOM-25]', async () => {
    const version = await storeFile(room.client.id, room.project, 'a.txt', { scanState: 'pending' })
    await callAsService('record_scan', { version, is_infected: true })
    expect(await list()).toMatchObject([{ used_bytes: 0, current: { scan_state: 'infected' } }])
    expect(await removedOf()).toEqual([`${room.project}/${version}`])
    expect((await callAs(room.client.token, 'restore_file_version', { version })).code).toBe('PT409')
  })
})

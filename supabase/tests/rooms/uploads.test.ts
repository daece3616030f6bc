import { actorIds, requestAsService } from '../support/api.ts'
import {
  beginUpload,
  callAs,
  callAsService,
  createRoom,
  type Room,
  requestAsServiceOrError,
  storeFile,
} from '../support/projects/rooms.ts'

const mb = 1024 * 1024
const stored = { mime_type: 'text/plain', sha256: 'a'.repeat(64), scan_state: 'unscanned' }

let room: Room
beforeEach(async () => {
  room = await createRoom()
})

const list = async () => (await callAs(room.client.token, 'project_file_list', { project: room.project })).rows
const begin = (name: string, upload: Parameters<typeof beginUpload>[3] = {}, uploader = room.client.id) =>
  beginUpload(uploader, room.project, name, { id: crypto.randomUUID(), ...upload })
const finish = (upload: string) => callAsService('finish_file_upload', { upload, ...stored })
const isToRemove = async (upload: string) =>
  ((await callAsService('objects_to_remove')) as string[]).includes(`${room.project}/${upload}`)
const forget = (upload: string) => callAsService('forget_removed_objects', { paths: [`${room.project}/${upload}`] })

describe('an upload', () => {
  it('makes one version, however often it is begun and finished [ROOM-26]', async () => {
    const id = await storeFile(room.client.id, room.project, 'a.txt')
    expect(await begin('a.txt', { id })).toEqual({ result: false })
    expect(await finish(id)).toBe(true)
    expect(await list()).toMatchObject([{ versions: 1 }])
    expect(await isToRemove(id)).toBe(false)
  })

  it('is for the client of the project and for admins, and not in a deleted one [ROOM-90, ROOM-92]', async () => {
    const stranger = (await createRoom()).client.id
    expect((await begin('a.txt', {}, stranger)).error).toContain('PT404')
    expect((await begin('a.txt', {}, crypto.randomUUID())).error).toContain('PT404')
    expect(await begin('a.txt', {}, actorIds.admin)).toEqual({ result: true })
    await requestAsService(`projects?id=eq.${room.project}`, { method: 'PATCH', body: { deleted_at: '2026-01-01' } })
    expect((await begin('a.txt')).error).toContain('PT404')
    expect((await begin('a.txt', {}, actorIds.admin)).error).toContain('PT409')
  })

  it('never writes to the place of a file or an upload of another person [ROOM-27]', async () => {
    const theirs = await storeFile(actorIds.admin, room.project, 'Contract.pdf')
    expect((await begin('Contract.pdf', { id: theirs })).error).toContain('PT409')
    const begun = crypto.randomUUID()
    await begin('b.txt', { id: begun }, actorIds.admin)
    expect((await begin('b.txt', { id: begun })).error).toContain('PT409')
    const mine = await storeFile(room.client.id, room.project, 'c.txt')
    const other = await createRoom()
    expect((await beginUpload(actorIds.admin, other.project, 'c.txt', { id: mine })).error).toContain('PT409')
  })

  it.each([
    ['a path', '../a.txt'],
    ['a line break', 'a\nb.txt'],
    ['a reversed ending', 'invoice\u202Efdp.exe'],
    ['201 characters', 'x'.repeat(201)],
    ['nothing that is visible', ' '],
  ])('is refused when its name contains %s [ROOM-28]', async (_kind, name) => {
    expect((await begin(name)).error).toContain('PT422')
  })

  it('that was cancelled leaves nothing, and may be tried again [ROOM-26]', async () => {
    const id = crypto.randomUUID()
    await begin('a.txt', { id })
    await callAsService('cancel_file_upload', { upload: id })
    expect(await begin('a.txt', { id })).toEqual({ result: true })
    expect(await isToRemove(id)).toBe(false)
    await callAsService('cancel_file_upload', { upload: id })
    expect(await isToRemove(id)).toBe(true)
    // A web server is about to remove what the next attempt would write.
    expect((await begin('a.txt', { id })).error).toContain('is being removed')
    await forget(id)
    expect(await begin('a.txt', { id })).toEqual({ result: true })
    expect(await finish(id)).toBe(true)
    expect(await list()).toHaveLength(1)
  })

  it('that was cancelled cannot be finished [ROOM-26]', async () => {
    const id = crypto.randomUUID()
    await begin('a.txt', { id })
    await callAsService('cancel_file_upload', { upload: id })
    expect(await finish(id)).toBe(false)
    expect(await list()).toEqual([])
  })
})

describe('an upload in parts', () => {
  const goOn = (upload: string, uploader = room.client.id, project = room.project) =>
    callAsService('continue_file_upload', { uploader, project, upload })
  const beginInParts = async (uploader = room.client.id) => {
    const id = crypto.randomUUID()
    await begin('a.txt', { id, bytes: 12 }, uploader)
    await callAsService('set_storage_upload', { upload: id, storage_upload: 'part-list' })
    return id
  }
  const begun = [{ bytes: 12, storage_upload: 'part-list', is_stored: false }]

  it('is continued until it is finished, and then known as stored [ROOM-39]', async () => {
    const id = await beginInParts()
    expect([await goOn(id), await goOn(id)]).toEqual([begun, begun])
    await finish(id)
    expect(await goOn(id)).toEqual([{ bytes: 12, storage_upload: '', is_stored: true }])
  })

  it('is continued by nobody else, in no other project, and not after its end [ROOM-39]', async () => {
    const other = await createRoom()
    const id = await beginInParts()
    expect(await goOn(id, actorIds.admin)).toEqual([])
    expect(await goOn(id, other.client.id)).toEqual([])
    expect(await goOn(id, room.client.id, other.project)).toEqual([])
    await callAsService('cancel_file_upload', { upload: id })
    expect(await goOn(id)).toEqual([])
    const stored = await storeFile(room.client.id, room.project, 'b.txt')
    expect(await goOn(stored, actorIds.admin)).toEqual([])
  })

  it('is not one that was begun in one piece [ROOM-39]', async () => {
    const id = await beginInParts()
    await begin('a.txt', { id, bytes: 12 })
    expect(await goOn(id)).toEqual([])
  })

  it('ends with the project [ROOM-39, ROOM-90]', async () => {
    const [mine, theirs] = [await beginInParts(), await beginInParts(actorIds.admin)]
    expect(await goOn(theirs, actorIds.admin)).toEqual(begun)
    await requestAsService(`projects?id=eq.${room.project}`, { method: 'PATCH', body: { deleted_at: '2026-01-01' } })
    expect([await goOn(mine), await goOn(theirs, actorIds.admin)]).toEqual([[], []])
  })
})

describe('the limits of files', () => {
  it('are 25 MB for one and 500 MB for a project, uploads that have begun included [ROOM-29]', async () => {
    expect((await begin('a.txt', { bytes: 25 * mb + 1 })).error).toContain('The limit is 25 MB.')
    await storeFile(room.client.id, room.project, 'a.txt', { bytes: 20 * mb })
    expect(await begin('b.txt', { bytes: 15 * mb, maxProjectBytes: 40 * mb })).toEqual({ result: true })
    const { error } = await begin('c.txt', { bytes: 6 * mb, maxProjectBytes: 40 * mb })
    expect(error).toContain('The files of a project may have 40 MB in all. 5 MB are left.')
    expect(await begin('c.txt', { bytes: 5 * mb, maxProjectBytes: 40 * mb })).toEqual({ result: true })
  })

  it('count an upload once that is begun again [ROOM-29]', async () => {
    const id = crypto.randomUUID()
    const upload = { id, bytes: 10 * mb, maxProjectBytes: 10 * mb }
    expect([await begin('a.txt', upload), await begin('a.txt', upload)]).toEqual([{ result: true }, { result: true }])
  })

  it('hold for uploads that begin at the same time [ROOM-29]', async () => {
    const upload = { bytes: 10 * mb, maxProjectBytes: 25 * mb }
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => begin('a.txt', upload)))
    expect(outcomes.filter(({ result }) => result === true)).toHaveLength(2)
  })

  it('are 2,000 files with all versions, however small [ROOM-29]', async () => {
    const file = crypto.randomUUID()
    const body = { id: file, project_id: room.project, name: 'a.txt' }
    await requestAsService('project_files', { method: 'POST', body })
    const versions = Array.from({ length: 2_000 }, (_, index) => {
      const id = crypto.randomUUID()
      return {
        ...{ id, file_id: file, project_id: room.project, version: index + 1, object_path: `${room.project}/${id}` },
        ...{ bytes: 0, sequence: 0, side: 'client', ...stored },
      }
    })
    await requestAsService('project_file_versions', { method: 'POST', body: versions })
    expect((await begin('b.txt')).error).toContain('A project has at most 2,000 files')
    const restore = { version: versions[0]!.id }
    expect((await callAs(room.client.token, 'restore_file_version', restore)).code).toBe('PT409')
  })

  it('are known to no one else: a call of the web server only [ROOM-29]', async () => {
    const upload = { upload: crypto.randomUUID(), ...stored }
    expect((await callAs(room.client.token, 'finish_file_upload', upload)).code).toBe('42501')
    expect((await requestAsServiceOrError('finish_file_upload', upload)).result).toBe(false)
  })
})

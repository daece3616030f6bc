import { requestAs, requestAsService, requestWithToken } from '../support/api.ts'
import { forgeToken } from '../support/forgeToken.ts'
import {
  callAs,
  callAsAdmin,
  createRoom,
  type Room,
  storeFile,
  writeAsClient,
  writeAsTeam,
} from '../support/projects/rooms.ts'

let room: Room
const sequences: number[] = []

beforeAll(async () => {
  room = await createRoom()
  for (let i = 0; i < 7; i++) sequences.push(await writeAsClient(room, `Message ${i}`))
})

const page = async (values: object) => {
  const { rows } = await callAs(room.client.token, 'project_thread', { project: room.project, ...values })
  return rows.map(({ sequence }) => sequences.indexOf(sequence as number))
}

describe('a conversation', () => {
  it('is read in pages, newest first, from its end or before or after a message [ROOM-7]', async () => {
    expect(await page({ page_size: 3 })).toEqual([6, 5, 4])
    expect(await page({ page_size: 3, before_sequence: sequences[4] })).toEqual([3, 2, 1])
    expect(await page({ page_size: 3, before_sequence: sequences[0] })).toEqual([])
    expect(await page({ page_size: 3, after_sequence: sequences[1] })).toEqual([4, 3, 2])
    expect(await page({ after_sequence: sequences[6] })).toEqual([])
  })

  it('is read around a message, as a hit of a search is shown [ROOM-7]', async () => {
    expect(await page({ page_size: 4, around_sequence: sequences[3] })).toEqual([5, 4, 3, 2])
    expect(await page({ page_size: 1, around_sequence: sequences[3] })).toEqual([4, 3])
    expect(await page({ around_sequence: '9223372036854775807' })).toEqual([6, 5, 4, 3, 2, 1, 0])
    expect(await page({ around_sequence: -5, page_size: 4 })).toEqual([1, 0])
  })

  it('returns at most 100 messages and at least one [ROOM-7]', async () => {
    expect(await page({ page_size: 1_000_000 })).toHaveLength(7)
    expect(await page({ page_size: -1 })).toEqual([6])
  })
})

const reads = ['project_thread', 'project_room', 'project_file_list']

describe('the room of a project', () => {
  it('is as unknown to others as one that never existed [ROOM-90]', async () => {
    const other = await createRoom('Stranger')
    const message = crypto.randomUUID()
    const calls: [string, object][] = [
      ...reads.map((name): [string, object] => [name, {}]),
      ['set_read_mark', { up_to: 1 }],
      ['send_message', { message, body: 'x' }],
    ]
    for (const [name, values] of calls) {
      const unknown = await callAs(other.client.token, name, { project: crypto.randomUUID(), ...values })
      const foreign = await callAs(other.client.token, name, { project: room.project, ...values })
      expect([name, foreign.code]).toEqual([name, 'PT404'])
      expect(foreign).toEqual(unknown)
    }
    for (const table of ['project_messages', 'project_files', 'project_file_versions']) {
      const path = `${table}?project_id=eq.${room.project}`
      expect((await requestWithToken(other.client.token, path)).rows).toEqual([])
      expect((await requestAs('visitor', path)).rows).toEqual([])
    }
  })

  it('asks for a new sign-in once the session has ended, instead of saying that it is gone [ROOM-91]', async () => {
    const ended = forgeToken(room.client.token, { session_id: crypto.randomUUID() })
    for (const name of reads) expect((await callAs(ended, name, { project: room.project })).code).toBe('PT401')
    expect((await callAs(ended, 'unread_counts')).code).toBe('PT401')
    expect((await callAs(ended, 'search_rooms', { searched: 'message' })).code).toBe('PT401')
    const message = { message: crypto.randomUUID(), project: room.project, body: 'x' }
    expect((await callAs(ended, 'send_message', message)).code).toBe('PT401')
  })

  it('closes with its project: admins read it, and it opens again with the project [ROOM-92]', async () => {
    const closed = await createRoom()
    const message = crypto.randomUUID()
    await writeAsTeam(closed, 'Before', { message })
    const file = await storeFile(closed.client.id, closed.project, 'a.txt')
    await requestWithToken(closed.client.token, `projects?id=eq.${closed.project}`, { method: 'DELETE' })

    for (const name of reads) {
      expect((await callAs(closed.client.token, name, { project: closed.project })).code).toBe('PT404')
      expect((await callAsAdmin(name, { project: closed.project })).status).toBe(200)
    }
    expect((await callAsAdmin('project_room', { project: closed.project })).rows).toMatchObject([{ is_closed: true }])
    expect((await callAs(closed.client.token, 'file_versions', { file })).code).toBe('PT404')
    expect((await callAs(closed.client.token, 'unread_counts')).rows).toEqual([])
    expect((await callAs(closed.client.token, 'search_rooms', { searched: 'before' })).rows).toEqual([])
    const write = { message: crypto.randomUUID(), project: closed.project, body: 'x' }
    expect(await callAsAdmin('send_message', write)).toMatchObject({
      code: 'PT409',
      body: { message: 'This project was deleted. Restore it to write in its room.' },
    })
    expect((await callAsAdmin('edit_message', { message, body: 'x' })).code).toBe('PT409')
    expect((await callAsAdmin('assign_project', { project: closed.project })).code).toBe('PT409')
    expect((await callAsAdmin('restore_file_version', { version: file })).code).toBe('PT409')

    await callAs(closed.client.token, 'restore_project', { project: closed.project })
    await writeAsClient(closed, 'After')
    const { rows } = await callAs(closed.client.token, 'project_thread', { project: closed.project })
    expect(rows.map(({ body }) => body)).toEqual(['After', 'Before'])
  })

  it('keeps what an admin wrote whose account is gone, without the name [ROOM-93]', async () => {
    const message = crypto.randomUUID()
    await writeAsTeam(room, 'Still here', { message })
    await requestAsService(`project_messages?id=eq.${message}`, { method: 'PATCH', body: { author_id: null } })
    const { rows } = await callAs(room.client.token, 'project_thread', { project: room.project, page_size: 1 })
    expect(rows).toMatchObject([{ body: 'Still here', side: 'team', author_name: null, is_own: false }])
  })
})

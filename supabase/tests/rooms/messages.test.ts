import { actorIds, requestAsService } from '../support/api.ts'
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
beforeEach(async () => {
  room = await createRoom()
})

const id = () => crypto.randomUUID()
const thread = async () => (await callAs(room.client.token, 'project_thread', { project: room.project })).rows
const send = (values: object) =>
  callAs(room.client.token, 'send_message', { message: id(), project: room.project, body: 'Hello', ...values })
const change = (message: string, values: object) =>
  requestAsService(`project_messages?id=eq.${message}`, { method: 'PATCH', body: values })
const edit = (message: string, body: string) => callAs(room.client.token, 'edit_message', { message, body })
const deleteMessage = (message: string) => callAs(room.client.token, 'delete_message', { message })
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

describe('a message', () => {
  it('is shown to both sides, newest first, without the space around it [ROOM-1]', async () => {
    await writeAsClient(room, ' \n Hello\n')
    await writeAsTeam(room, 'Welcome')
    expect(await thread()).toMatchObject([
      { side: 'team', body: 'Welcome', author_name: 'Ada Marsh', is_own: false, files: [] },
      { side: 'client', body: 'Hello', author_name: 'Rita Room', is_own: true },
    ])
    const { rows } = await callAsAdmin('project_thread', { project: room.project })
    expect(rows.map(({ is_own }) => is_own)).toEqual([true, false])
  })

  it('is stored once, however often it is sent [ROOM-2]', async () => {
    const message = id()
    const responses = await Promise.all([send({ message }), send({ message }), send({ message, body: 'Again' })])
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
    expect(await thread()).toHaveLength(1)
  })

  it('cannot take the place of a message of another person or project [ROOM-2]', async () => {
    const message = id()
    await writeAsTeam(room, 'Ours', { message })
    expect((await send({ message })).code).toBe('PT409')
    const other = await createRoom()
    const foreign = { message, project: other.project, body: 'x' }
    expect((await callAs(other.client.token, 'send_message', foreign)).code).toBe('PT409')
    expect(await thread()).toMatchObject([{ body: 'Ours' }])
  })

  it.each([
    ['without text and files', { body: ' \n' }, 'Please write a message or add a file.'],
    ['without text and with no list of files', { body: '', files: null }, 'Please write a message or add a file.'],
    ['of 5,001 characters', { body: 'x'.repeat(5_001) }, 'A message has at most 5,000 characters.'],
    ['with 21 files', { files: Array.from({ length: 21 }, id) }, 'A message carries at most 20 files.'],
  ])('%s is refused [ROOM-3]', async (_kind, values, message) => {
    expect(await send(values)).toMatchObject({ code: 'PT422', body: { message } })
    expect(await thread()).toEqual([])
  })

  it('may have 5,000 characters, each of several bytes [ROOM-3]', async () => {
    await writeAsClient(room, '👩'.repeat(5_000))
    expect(await thread()).toHaveLength(1)
  })

  it('is refused after 30 in a minute, and after 2,000 in a day [ROOM-3]', async () => {
    const rows = (count: number, minutes: number) =>
      Array.from({ length: count }, () => ({
        ...{ id: id(), project_id: room.project, author_id: room.client.id, side: 'client', body: 'x' },
        ...{ sequence: 0, created_at: minutesAgo(minutes) },
      }))
    const insert = (body: object[]) => requestAsService('project_messages', { method: 'POST', body })
    await insert(rows(29, 0.1))
    await writeAsClient(room, 'The 30th')
    expect(await send({})).toMatchObject({ code: 'PT429', body: { message: expect.stringContaining('30') as string } })
    await requestAsService(`project_messages?project_id=eq.${room.project}`, {
      method: 'PATCH',
      body: { created_at: minutesAgo(2) },
    })
    await writeAsClient(room, 'A minute later')
    await insert(rows(1_969, 60))
    expect(await send({})).toMatchObject({
      code: 'PT429',
      body: { message: expect.stringContaining('2,000') as string },
    })
  })

  it('carries files that its author has added and that no other message carries [ROOM-4]', async () => {
    const [first, second] = [
      await storeFile(room.client.id, room.project, 'a.txt'),
      await storeFile(room.client.id, room.project, 'b.txt'),
    ]
    await writeAsClient(room, '', { files: [first, second, first] })
    expect(await thread()).toMatchObject([{ body: '', files: [{ name: 'a.txt', is_own: true }, { name: 'b.txt' }] }])
    const foreign = await storeFile(actorIds.admin, room.project, 'c.txt')
    for (const file of [first, foreign, id()]) {
      expect((await send({ body: 'With a file', files: [file] })).code).toBe('PT409')
    }
    expect(await thread()).toHaveLength(1)
  })
})

describe('editing a message', () => {
  it('changes its text for 15 minutes, which is marked [ROOM-5]', async () => {
    const message = id()
    await writeAsClient(room, 'Helo', { message })
    expect((await edit(message, ' Hello ')).status).toBe(204)
    expect(await thread()).toMatchObject([{ body: 'Hello', edited_at: expect.any(String) as string }])
    await change(message, { created_at: minutesAgo(14.9) })
    expect((await edit(message, 'Hello again')).status).toBe(204)
    await change(message, { created_at: minutesAgo(15.1) })
    expect((await edit(message, 'Too late')).code).toBe('PT403')
    expect(await thread()).toMatchObject([{ body: 'Hello again' }])
  })

  it('does not mark a message whose text stays the same [ROOM-5]', async () => {
    const message = id()
    await writeAsClient(room, 'Hello', { message })
    await edit(message, 'Hello')
    expect(await thread()).toMatchObject([{ edited_at: null }])
  })

  it('needs a text of at most 5,000 characters [ROOM-5]', async () => {
    const message = id()
    await writeAsClient(room, 'Hello', { message })
    for (const body of [' ', 'x'.repeat(5_001)]) expect((await edit(message, body)).code).toBe('PT422')
    expect(await thread()).toMatchObject([{ body: 'Hello' }])
  })
})

describe('deleting a message', () => {
  it('leaves its place, without its text and with its files [ROOM-6]', async () => {
    const message = id()
    const file = await storeFile(room.client.id, room.project, 'a.txt')
    await writeAsClient(room, 'A secret', { message, files: [file] })
    expect((await deleteMessage(message)).status).toBe(204)
    expect(await thread()).toMatchObject([
      { body: '', deleted_at: expect.any(String) as string, files: [{ name: 'a.txt' }] },
    ])
    const stored = (await requestAsService(`project_messages?id=eq.${message}`)).rows
    expect(JSON.stringify(stored)).not.toContain('secret')
    expect((await callAs(room.client.token, 'search_rooms', { searched: 'secret' })).rows).toEqual([])
    expect((await edit(message, 'Back')).code).toBe('PT404')
  })

  it('and editing is for its author only; for others it does not exist [ROOM-6]', async () => {
    const message = id()
    await writeAsTeam(room, 'Ours', { message })
    expect((await edit(message, 'x')).body).toEqual((await edit(id(), 'x')).body)
    expect((await deleteMessage(message)).code).toBe('PT404')
    expect(await thread()).toMatchObject([{ body: 'Ours', edited_at: null, deleted_at: null }])
  })
})

import { actorIds, requestAsService, requestWithToken } from '../support/api.ts'
import {
  callAs,
  callAsAdmin,
  createProject,
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

const mark = (up_to: number, is_unread = false) =>
  callAs(room.client.token, 'set_read_mark', { project: room.project, up_to, is_unread })
const unreadOfClient = async () => (await callAs(room.client.token, 'unread_counts')).rows
const unreadOfTeam = async () => {
  const { rows } = await callAsAdmin('unread_counts')
  return rows.find(({ project_id }) => project_id === room.project)?.unread
}
const roomOfClient = async () => (await callAs(room.client.token, 'project_room', { project: room.project })).rows[0]

describe('what is unread', () => {
  it('are the messages and files of the other side since the person read [ROOM-140]', async () => {
    await writeAsClient(room, 'Mine')
    expect(await unreadOfClient()).toEqual([])
    expect(await unreadOfTeam()).toBe(1)
    await writeAsTeam(room, 'One')
    await storeFile(actorIds.admin, room.project, 'two.txt')
    expect(await unreadOfClient()).toEqual([{ project_id: room.project, unread: 2 }])
  })

  it('counts files that a message carries once, with the message [ROOM-140]', async () => {
    const files = [
      await storeFile(actorIds.admin, room.project, 'a.txt'),
      await storeFile(actorIds.admin, room.project, 'b.txt'),
    ]
    await writeAsTeam(room, 'Two files', { files })
    expect(await unreadOfClient()).toMatchObject([{ unread: 1 }])
  })

  it('does not count deleted messages [ROOM-140]', async () => {
    const message = crypto.randomUUID()
    await writeAsTeam(room, 'Oops', { message })
    await callAsAdmin('delete_message', { message })
    expect(await unreadOfClient()).toEqual([])
  })

  it('is counted to 100 for each of several projects [ROOM-140]', async () => {
    const rows = Array.from({ length: 120 }, () => ({
      ...{ id: crypto.randomUUID(), project_id: room.project, side: 'team', body: 'x', sequence: 0 },
    }))
    await requestAsService('project_messages', { method: 'POST', body: rows })
    const second = await createProject(room.client.token)
    await writeAsTeam({ ...room, project: second }, 'Hello')
    expect(await unreadOfClient()).toEqual([
      { project_id: second, unread: 1 },
      { project_id: room.project, unread: 100 },
    ])
  })

  it('is read by the one who answers [ROOM-141]', async () => {
    await writeAsTeam(room, 'A question')
    await writeAsClient(room, 'An answer')
    expect(await unreadOfClient()).toEqual([])
  })
})

describe('a read mark', () => {
  it('is one for all devices of a person, and moves forward only [ROOM-142]', async () => {
    const first = await writeAsTeam(room, 'One')
    const second = await writeAsTeam(room, 'Two')
    await mark(second)
    await mark(first)
    expect(await roomOfClient()).toMatchObject({ side: 'client', read_sequence: second, last_sequence: second })
    expect(await unreadOfClient()).toEqual([])
  })

  it('moves back when a message is marked as unread [ROOM-143]', async () => {
    const first = await writeAsTeam(room, 'One')
    const second = await writeAsTeam(room, 'Two')
    await mark(second)
    await mark(first, true)
    expect(await unreadOfClient()).toMatchObject([{ unread: 1 }])
    await mark(-1, true)
    expect(await roomOfClient()).toMatchObject({ read_sequence: 0 })
  })

  it('never covers what comes later [ROOM-142]', async () => {
    const last = await writeAsTeam(room, 'One')
    await mark(Number.MAX_SAFE_INTEGER)
    expect(await roomOfClient()).toMatchObject({ read_sequence: last })
    await writeAsTeam(room, 'Two')
    expect(await unreadOfClient()).toMatchObject([{ unread: 1 }])
  })

  it('is its own for each person, and no one reads that of another [ROOM-142]', async () => {
    const sequence = await writeAsClient(room, 'One')
    await callAsAdmin('set_read_mark', { project: room.project, up_to: sequence })
    expect(await unreadOfTeam()).toBeUndefined()
    const own = await requestWithToken(room.client.token, `project_reads?project_id=eq.${room.project}`)
    expect(own.rows).toMatchObject([{ user_id: room.client.id, sequence }])
    expect(own.rows).toHaveLength(1)
  })
})

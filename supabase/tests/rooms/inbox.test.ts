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

type Entry = {
  project_id: string
  waiting_for: string | null
  waiting_since: string | null
  last_at: string
  last_sequence: number
  total: number
}

const inbox = async (in_filter: string) => {
  const entries: Entry[] = []
  for (let page = 1; ; page++) {
    const { rows } = await callAsAdmin('admin_inbox', { in_filter, page, page_size: 100 })
    entries.push(...(rows as unknown as Entry[]))
    if (rows.length < 100 || entries.length >= Number(rows[0]!.total)) return entries
  }
}
const entryOf = async ({ project }: Room, in_filter = '') =>
  (await inbox(in_filter)).find(({ project_id }) => project_id === project)
const orderOf = async (rooms: Room[], in_filter: string) => {
  const ids = rooms.map(({ project }) => project)
  return (await inbox(in_filter)).map(({ project_id }) => ids.indexOf(project_id)).filter((index) => index >= 0)
}

describe('the inbox', () => {
  it('lists what waits for the team, the oldest wait first, with the last message [ROOM-150]', async () => {
    const rooms = [await createRoom('First'), await createRoom('Second'), await createRoom('Third')]
    for (const room of rooms) await writeAsClient(room, 'A question')
    await writeAsClient(rooms[0]!, 'A second question')
    await writeAsTeam(rooms[1]!, 'An answer')
    expect(await orderOf(rooms, 'team')).toEqual([0, 2])
    expect(await orderOf(rooms, 'client')).toEqual([1])
    expect(await orderOf(rooms, '')).toEqual([1, 0, 2])
    expect(await entryOf(rooms[0]!)).toMatchObject({
      ...{
        project_name: 'Roomy',
        client_name: 'First',
        last_side: 'client',
        last_body: 'A second question',
        unread: 2,
      },
    })
    expect(await entryOf(rooms[1]!)).toMatchObject({
      last_side: 'team',
      last_author: 'Ada Marsh',
      waiting_for: 'client',
    })
  })

  it('lists a project whose client has only added a file [ROOM-150]', async () => {
    const room = await createRoom()
    await storeFile(room.client.id, room.project, 'a.txt')
    expect(await entryOf(room, 'team')).toMatchObject({ last_body: null, last_file_count: 0, unread: 1 })
  })

  it('tells a deleted message from one that only carries files [ROOM-150]', async () => {
    const room = await createRoom()
    const files = [
      await storeFile(room.client.id, room.project, 'a.txt'),
      await storeFile(room.client.id, room.project, 'b.txt'),
    ]
    const message = crypto.randomUUID()
    await writeAsClient(room, '', { message, files })
    const sent = { last_body: '', last_file_count: 2 }
    expect(await entryOf(room, 'team')).toMatchObject({ ...sent, is_last_deleted: false })
    await callAs(room.client.token, 'delete_message', { message })
    expect(await entryOf(room, 'team')).toMatchObject({ ...sent, is_last_deleted: true })
  })

  it('says when the last message was written, also when a file was added later [ROOM-150]', async () => {
    const room = await createRoom()
    await writeAsClient(room, 'A question')
    const written = (await entryOf(room))?.last_at
    await storeFile(room.client.id, room.project, 'a.txt')
    expect((await entryOf(room))?.last_at).toBe(written)
  })

  it('has pages with the number of all, and the last one for those past the end [ROOM-150]', async () => {
    await writeAsClient(await createRoom(), 'One')
    await writeAsClient(await createRoom(), 'Two')
    const first = (await callAsAdmin('admin_inbox', { page_size: 1 })).rows
    expect(first).toHaveLength(1)
    expect(Number(first[0]!.total)).toBeGreaterThan(1)
    expect((await callAsAdmin('admin_inbox', { page_size: 1, page: 1_000_000 })).rows).toHaveLength(1)
  })

  it('leaves out deleted projects until they are restored [ROOM-92]', async () => {
    const room = await createRoom()
    await writeAsClient(room, 'A question')
    await requestAsService(`projects?id=eq.${room.project}`, { method: 'PATCH', body: { deleted_at: '2026-01-01' } })
    expect(await entryOf(room)).toBeUndefined()
    await requestAsService(`projects?id=eq.${room.project}`, { method: 'PATCH', body: { deleted_at: null } })
    expect(await entryOf(room, 'team')).toBeDefined()
  })

  it('counts for the dashboard what waits for the team [ROOM-151]', async () => {
    await writeAsClient(await createRoom(), 'A question')
    // Other tests write at the same time.
    const matches = async () => {
      const entries = await inbox('team')
      const { rows } = await callAsAdmin('inbox_stats')
      return entries.length === rows[0]?.waiting && entries[0]?.waiting_since === rows[0].waiting_since
    }
    let isEqual = await matches()
    for (let attempt = 0; !isEqual && attempt < 20; attempt++) isEqual = await matches()
    expect(isEqual).toBe(true)
  })
})

describe('a wait', () => {
  it('begins with the first message that is not answered, and ends without an answer when it is settled [ROOM-152]', async () => {
    const room = await createRoom()
    await writeAsClient(room, 'Thanks!')
    const since = (await entryOf(room))?.waiting_since
    await writeAsClient(room, 'Bye')
    expect(await entryOf(room)).toMatchObject({ waiting_for: 'team', waiting_since: since })
    const { last_sequence } = (await entryOf(room))!
    const settlement = { project: room.project, up_to: last_sequence }
    expect((await callAsAdmin('settle_wait', settlement)).status).toBe(204)
    expect(await entryOf(room)).toMatchObject({ waiting_for: null, waiting_since: null })
    expect(await entryOf(room, 'team')).toBeUndefined()
    await writeAsClient(room, 'One more thing')
    const again = await entryOf(room, 'team')
    expect(Date.parse(again!.waiting_since!)).toBeGreaterThan(Date.parse(since!))
  })

  it('goes on when the client has sent what the admin who settles it has not seen [ROOM-152]', async () => {
    const room = await createRoom()
    await writeAsClient(room, 'Thanks!')
    const { last_sequence, waiting_since } = (await entryOf(room))!
    await storeFile(room.client.id, room.project, 'a.txt')
    const settlement = { project: room.project, up_to: last_sequence }
    expect(await callAsAdmin('settle_wait', settlement)).toMatchObject({ status: 409, code: 'PT409' })
    expect(await entryOf(room, 'team')).toMatchObject({ waiting_since })
  })

  it('equals what the messages and files of all rooms say [ROOM-152]', async () => {
    const rooms = await Promise.all(['a', 'b', 'c', 'd'].map((name) => createRoom(name)))
    for (const [index, room] of rooms.entries()) {
      for (const side of ['ccttc', 'tct', 'ccc', 'cctt'][index]!)
        await (side === 'c' ? writeAsClient : writeAsTeam)(room, side)
      if (index === 2) await storeFile(actorIds.admin, room.project, 'a.txt')
    }
    for (const room of rooms) {
      const of = `project_id=eq.${room.project}&select=side,sequence,created_at&order=sequence`
      const [messages, files] = await Promise.all(
        ['project_messages', 'project_file_versions'].map((table) => requestAsService(`${table}?${of}`)),
      )
      const history = [...messages!.rows, ...files!.rows].sort((a, b) => Number(a.sequence) - Number(b.sequence))
      const last = history.at(-1)!
      const answered = history.findLastIndex(({ side }) => side !== last.side)
      expect(await entryOf(room)).toMatchObject({
        waiting_for: last.side === 'client' ? 'team' : 'client',
        waiting_since: history[answered + 1]!.created_at,
        last_at: messages!.rows.at(-1)!.created_at,
      })
    }
  })
})

describe('who takes care of a project', () => {
  it('is an admin, or nobody [ROOM-153]', async () => {
    const room = await createRoom()
    await writeAsClient(room, 'A question')
    expect(await entryOf(room, 'mine')).toBeUndefined()
    await callAsAdmin('assign_project', { project: room.project, admin: actorIds.admin })
    expect(await entryOf(room, 'mine')).toMatchObject({ assigned_to: actorIds.admin, assigned_name: 'Ada Marsh' })
    expect((await callAsAdmin('assign_project', { project: room.project, admin: room.client.id })).code).toBe('PT422')
    await callAsAdmin('assign_project', { project: room.project, admin: null })
    expect(await entryOf(room)).toMatchObject({ assigned_to: null })
    expect((await callAsAdmin('admin_team')).rows).toEqual([{ id: actorIds.admin, name: 'Ada Marsh' }])
  })

  it('is for the team only, as the inbox is [ROOM-153]', async () => {
    const { client, project } = await createRoom()
    for (const [name, values] of [
      ['assign_project', { project }],
      ['settle_wait', { project, up_to: 1 }],
      ['admin_inbox', {}],
      ['inbox_stats', {}],
      ['admin_team', {}],
    ] as const) {
      expect([name, (await callAs(client.token, name, values)).code]).toEqual([name, '42501'])
    }
  })
})

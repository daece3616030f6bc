import { actorIds, requestAs, requestAsService, requestWithToken } from '../support/api.ts'
import { callAs, callAsAdmin, callAsService, createRoom, type Room, writeAsTeam } from '../support/projects/rooms.ts'

const secret = `Private${crypto.randomUUID().slice(0, 8)}`
let room: Room

const addNote = (values: object) =>
  requestAs('admin', 'project_notes', {
    ...{ method: 'POST', body: { project_id: room.project, body: secret, ...values } },
    headers: { Prefer: 'return=representation' },
  })

beforeAll(async () => {
  room = await createRoom()
  await addNote({})
  await callAsAdmin('assign_project', { project: room.project, admin: actorIds.admin })
  await writeAsTeam(room, 'Hello')
})

describe('a note of the team', () => {
  it('is written in the name of its author, and keeps its project, author and time [ROOM-156]', async () => {
    const added = await addNote({})
    expect(added.rows).toMatchObject([{ author_id: actorIds.admin, body: secret }])
    const path = `project_notes?id=eq.${String(added.rows[0]!.id)}`
    for (const values of [
      { author_id: room.client.id },
      { created_at: '2001-01-01' },
      { project_id: crypto.randomUUID() },
    ]) {
      expect((await requestAs('admin', path, { method: 'PATCH', body: values })).code).toBe('42501')
    }
    await requestAs('admin', path, { method: 'PATCH', body: { body: `${secret} changed` } })
    expect((await requestAs('admin', path)).rows).toMatchObject([{ body: `${secret} changed` }])
    expect((await addNote({ author_id: room.client.id })).code).toBe('42501')
    await requestAs('admin', path, { method: 'DELETE' })
    expect((await requestAs('admin', path)).rows).toEqual([])
  })

  it('is invisible to its client in every table, function, search, export and count [ROOM-157]', async () => {
    const { token } = room.client
    const { project } = room
    const tables = ['project_notes', 'project_assignments', 'saved_replies', 'project_messages', 'project_events']
    const answers = await Promise.all([
      ...tables.map((table) => requestWithToken(token, table)),
      requestWithToken(token, `project_notes?select=id&project_id=eq.${project}`, {
        headers: { Prefer: 'count=exact' },
      }),
      requestWithToken(token, 'projects?select=*,project_notes(*),project_assignments(*)'),
      requestWithToken(token, `projects?select=*,project_notes(count)&id=eq.${project}`),
      ...['project_thread', 'project_room', 'project_file_list'].map((name) => callAs(token, name, { project })),
      requestWithToken(token, `rpc/project_history?project=${project}`),
      callAs(token, 'search_rooms', { searched: secret }),
      callAs(token, 'search_rooms', { searched: secret, in_project: project }),
      callAs(token, 'export_own_data'),
      callAs(token, 'own_projects'),
      callAs(token, 'admin_inbox'),
    ])
    for (const { body } of answers) {
      expect(JSON.stringify(body)).not.toContain(secret)
      expect(JSON.stringify(body)).not.toMatch(/"(assigned_to|admin_id|count)":(?!0)/)
    }
    expect(answers[0].rows).toEqual([])
    expect((await callAs(token, 'unread_counts')).rows).toEqual([{ project_id: project, unread: 1 }])
    expect(answers.map(({ status }) => status)).not.toContain(500)
  })

  it('changes nothing that its client sees of the project [ROOM-157]', async () => {
    const visible = async () => {
      const seen = await Promise.all([
        requestWithToken(room.client.token, `projects?id=eq.${room.project}`),
        requestWithToken(room.client.token, `rpc/project_history?project=${room.project}`),
        callAs(room.client.token, 'unread_counts'),
        callAs(room.client.token, 'project_room', { project: room.project }),
      ])
      return seen.map(({ body }) => body)
    }
    const before = await visible()
    await addNote({})
    expect(await visible()).toEqual(before)
  })

  it('is told to open browsers of admins only [ROOM-157]', async () => {
    const [now] = (await callAsService('live_events_after')) as { cursor: string }[]
    await addNote({})
    const events = (await callAsService('live_events_after', { after: now!.cursor })) as Record<string, unknown>[]
    const own = events.filter(({ project_id }) => project_id === room.project)
    expect(own).toMatchObject([{ kind: 'note', user_id: null, for_admins: true }])
  })

  it('cannot be written, changed or deleted by a client [ROOM-157]', async () => {
    const { token } = room.client
    const note = { project_id: room.project, body: 'Mine' }
    expect((await requestWithToken(token, 'project_notes', { method: 'POST', body: note })).code).toBe('42501')
    const path = `project_notes?project_id=eq.${room.project}`
    const stored = (await requestAsService(path)).rows
    await requestWithToken(token, path, { method: 'PATCH', body: { body: 'Mine' } })
    await requestWithToken(token, path, { method: 'DELETE' })
    expect((await requestAsService(path)).rows).toEqual(stored)
  })

  it('goes with its project [ROOM-157]', async () => {
    const gone = await createRoom()
    await requestAs('admin', 'project_notes', { method: 'POST', body: { project_id: gone.project, body: 'x' } })
    await requestAsService(`projects?id=eq.${gone.project}`, { method: 'DELETE' })
    expect((await requestAsService(`project_notes?project_id=eq.${gone.project}`)).rows).toEqual([])
  })
})

describe('a saved reply', () => {
  const reply = (title: string) => ({ method: 'POST', body: { title, body: 'Hi {name}' } })

  it('has a title of its own, and is for the team only [ROOM-158]', async () => {
    const title = `Reply ${secret}`
    expect((await requestAs('admin', 'saved_replies', reply(title))).status).toBe(201)
    expect((await requestAs('admin', 'saved_replies', reply(title.toUpperCase()))).code).toBe('23505')
    expect((await requestWithToken(room.client.token, 'saved_replies', reply('Mine'))).code).toBe('42501')
    expect((await requestWithToken(room.client.token, 'saved_replies')).rows).toEqual([])
    await requestAs('admin', `saved_replies?title=eq.${encodeURIComponent(title)}`, { method: 'DELETE' })
  })
})

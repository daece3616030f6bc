import { plainTexts, secretTexts } from '../../src/handover/secrets.testing.ts'
import { requestAs, requestAsService, requestWithToken } from '../support/api.ts'
import { addItem, callAsOther, fetchHandover, saveItem, tick } from '../support/projects/handoverRoom.ts'
import { callAs, callAsAdmin, callAsService, createRoom } from '../support/projects/rooms.ts'

const said = (code: string, sentence: string) => ({ code, message: expect.stringContaining(sentence) as string })

describe('the checklist of a handover', () => {
  it('is written by the team, and read by both sides in the order of its kinds [FORT-160, FORT-161]', async () => {
    const room = await createRoom('Hanna Handover')
    await saveItem(room, { kind: 'training', title: ' Call ' })
    await saveItem(room, { note: ' With the history ', link: 'https://git.example/agent' })
    const { items, side, is_closed, support } = await fetchHandover(room)
    expect({ side, is_closed, support }).toEqual({ side: 'client', is_closed: false, support: null })
    expect(items).toMatchObject([
      { kind: 'repository', note: 'With the history', link: 'https://git.example/agent', client_ticked_at: null },
      { kind: 'training', title: 'Call', note: null, link: null },
    ])
    expect((await callAsAdmin('project_handover', { project: room.project })).body).toMatchObject({
      side: 'team',
      items,
    })
  })

  it('is changed by the team only, and read by no one else [FORT-161]', async () => {
    const room = await createRoom()
    const item = await addItem(room)
    const { project } = room
    const content = { item: item.id, project, kind: 'training', title: 'Mine', base_version: item.updated_at }
    for (const [name, body] of [
      ['save_handover_item', content],
      ['delete_handover_item', { project, item: item.id }],
      ['add_standard_handover_items', { project }],
    ] as const) {
      expect((await callAs(room.client.token, name, body)).code).toBe('42501')
    }
    expect((await callAsOther('project_handover', { project })).code).toBe('PT404')
    const path = `handover_items?project_id=eq.${project}`
    expect((await requestWithToken(room.client.token, path)).rows).toHaveLength(1)
    for (const actor of ['visitor', 'otherClient'] as const) expect((await requestAs(actor, path)).rows).toEqual([])
    expect((await fetchHandover(room)).items).toEqual([item])
  })

  it('stores an item that is sent twice once, and nothing that is based on an outdated version [FORT-161]', async () => {
    const room = await createRoom()
    const item = crypto.randomUUID()
    for (let attempt = 0; attempt < 2; attempt++) expect((await saveItem(room, { item })).rows).toHaveLength(1)
    const [stored] = (await fetchHandover(room)).items
    const change = { item, base_version: stored!.updated_at }
    expect((await saveItem(room, { ...change, title: 'First' })).rows).toMatchObject([{ title: 'First' }])
    expect((await saveItem(room, { ...change, title: 'Second' })).rows).toEqual([])
    expect((await fetchHandover(room)).items).toMatchObject([{ title: 'First' }])
  })

  it.each([
    [{ kind: 'other' }, 'choose what kind'],
    [{ title: ' ' }, 'A title has 1 to 120'],
    [{ title: 'x'.repeat(121) }, 'A title has 1 to 120'],
    [{ note: 'x'.repeat(501) }, 'A note has at most 500'],
    [{ link: 'http://git.example' }, 'starts with https://'],
    [{ link: 'javascript:alert(1)' }, 'starts with https://'],
  ])('refuses %j [FORT-161]', async (content, sentence) => {
    const room = await createRoom()
    expect((await saveItem(room, content)).body).toMatchObject(said('PT422', sentence))
    expect((await fetchHandover(room)).items).toEqual([])
  })

  it('refuses what looks like a password or a key, also with the secret key [FORT-162]', async () => {
    const room = await createRoom()
    for (const text of secretTexts) {
      expect([text, (await saveItem(room, { note: text })).code]).toEqual([text, 'PT422'])
    }
    expect((await saveItem(room, { title: 'password: x' })).body).toMatchObject(said('PT422', 'a password or a key'))
    expect((await saveItem(room, { link: 'https://x.example/?token=1' })).code).toBe('PT422')
    const body = { id: crypto.randomUUID(), project_id: room.project, kind: 'training', title: 'token: 1' }
    await expect(requestAsService('handover_items', { method: 'POST', body })).rejects.toThrow('without_secrets')
    for (const text of plainTexts) expect([text, (await saveItem(room, { note: text })).status]).toEqual([text, 200])
  })

  it('gets the standard items once, beside those that are there [FORT-166]', async () => {
    const room = await createRoom()
    await saveItem(room, { kind: 'documents', title: 'Handbook' })
    const add = async () => Number((await callAsAdmin('add_standard_handover_items', { project: room.project })).body)
    expect([await add(), await add()]).toEqual([6, 0])
    const { items } = await fetchHandover(room)
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['repository', 'accounts', 'documents', 'training']))
  })

  it('has at most 50 items [FORT-161]', async () => {
    const room = await createRoom()
    const rows = Array.from({ length: 44 }, (_, index) => ({
      ...{ id: crypto.randomUUID(), project_id: room.project, kind: 'training', title: `Item ${index}` },
    }))
    await requestAsService('handover_items', { method: 'POST', body: rows })
    expect((await callAsAdmin('add_standard_handover_items', { project: room.project })).code).toBe('PT409')
    for (let count = 45; count <= 50; count++) await saveItem(room)
    expect((await saveItem(room)).body).toMatchObject(said('PT409', 'at most 50 items'))
  })
})

describe('an item', () => {
  it('is ticked by both sides, each for itself, with who and when [FORT-163]', async () => {
    const room = await createRoom('Hanna Handover')
    const item = await addItem(room)
    const [now] = (await callAsService('live_events_after')) as { cursor: string }[]
    expect((await tick(room, 'client', item)).status).toBe(204)
    expect((await tick(room, 'client', item)).status).toBe(204)
    expect((await fetchHandover(room)).items).toMatchObject([
      { client_name: 'Hanna Handover', client_ticked_at: expect.any(String) as string, team_ticked_at: null },
    ])
    const events = (await callAsService('live_events_after', { after: now!.cursor })) as object[]
    expect(events).toContainEqual(expect.objectContaining({ project_id: room.project, for_admins: true }))
    await tick(room, 'team', item)
    const [done] = (await fetchHandover(room)).items
    expect(done!.team_ticked_at).toEqual(expect.any(String))
    expect(done!.team_name).toEqual(expect.any(String))
  })

  it('loses a tick until both sides have ticked it [FORT-164]', async () => {
    const room = await createRoom()
    const item = await addItem(room)
    await tick(room, 'client', item)
    expect((await tick(room, 'client', item, false)).status).toBe(204)
    expect((await fetchHandover(room)).items).toMatchObject([{ client_ticked_at: null, client_name: null }])
    for (const side of ['client', 'team'] as const) await tick(room, side, item)
    for (const side of ['client', 'team'] as const) {
      expect((await tick(room, side, item, false)).body).toMatchObject(said('PT409', 'stays ticked'))
    }
    expect((await callAsAdmin('delete_handover_item', { project: room.project, item: item.id })).code).toBe('PT409')
  })

  it('loses all ticks when its text is changed, and is ticked in the version that was read [FORT-164]', async () => {
    const room = await createRoom()
    const item = await addItem(room)
    for (const side of ['client', 'team'] as const) await tick(room, side, item)
    const same = { item: item.id, title: item.title, base_version: item.updated_at }
    await saveItem(room, same)
    expect((await fetchHandover(room)).items[0]!.client_ticked_at).not.toBeNull()
    await saveItem(room, { ...same, title: 'All of the source code' })
    const [changed] = (await fetchHandover(room)).items
    expect(changed).toMatchObject({ client_ticked_at: null, team_ticked_at: null, client_name: null, team_name: null })
    expect((await tick(room, 'client', item)).body).toMatchObject(said('PT409', 'was changed in the meantime'))
    expect((await tick(room, 'client', changed!)).status).toBe(204)
  })

  it('is gone once it is deleted [FORT-161]', async () => {
    const room = await createRoom()
    const item = await addItem(room)
    const remove = () => callAsAdmin('delete_handover_item', { project: room.project, item: item.id })
    for (let attempt = 0; attempt < 2; attempt++) expect((await remove()).status).toBe(204)
    expect((await tick(room, 'client', item)).code).toBe('PT404')
    const change = { item: item.id, base_version: item.updated_at }
    expect((await saveItem(room, change)).body).toMatchObject(said('PT404', 'was deleted in the meantime'))
  })

  it('can only be read when its project is deleted [FORT-165]', async () => {
    const room = await createRoom()
    const item = await addItem(room)
    await requestWithToken(room.client.token, `projects?id=eq.${room.project}`, { method: 'DELETE' })
    expect((await tick(room, 'team', item)).code).toBe('PT409')
    expect((await saveItem(room)).code).toBe('PT409')
    expect((await tick(room, 'client', item)).code).toBe('PT404')
    expect((await callAsAdmin('project_handover', { project: room.project })).body).toMatchObject({
      ...{ is_closed: true, is_deleted: true },
      items: [{ id: item.id }],
    })
  })

  it('is in the export of its client, and goes with the account [FORT-169]', async () => {
    const room = await createRoom('Hanna Handover')
    await tick(room, 'client', await addItem(room))
    expect((await callAs(room.client.token, 'export_own_data')).body).toMatchObject({
      projects: [{ handover: { items: [{ title: 'The source code', client_name: 'Hanna Handover' }], refunds: [] } }],
    })
    expect((await callAs(room.client.token, 'delete_own_account')).status).toBe(204)
    expect((await requestAsService(`handover_items?project_id=eq.${room.project}`)).rows).toEqual([])
  })
})

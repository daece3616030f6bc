import { actorIds } from '../support/actors.ts'
import { requestAs, requestAsService, requestWithToken } from '../support/api.ts'
import {
  createRequest,
  discard,
  latest,
  link,
  listAsAdmin,
  listAsClient,
  putUp,
  putUpNext,
  saveDraft,
  stored,
  withdraw,
} from '../support/projects/deliverables/requests.ts'
import { callAs, callAsAdmin, callAsService, createRoom, storeFile } from '../support/projects/rooms.ts'

describe('a draft of a deliverable', () => {
  it('holds notes, files of the room and links, in their order [FORT-80]', async () => {
    const room = await createRoom()
    const file = await storeFile(room.client.id, room.project, 'Answers.csv')
    const items = [link, { file_version_id: file }, { url: 'https://x.example' }]
    expect((await saveDraft(room, { items, name: ' Report ', notes: ' See below ' })).status).toBe(200)
    expect(await listAsAdmin(room)).toMatchObject([
      {
        name: 'Report',
        versions: [
          {
            ...{ number: 1, state: 'draft', notes: 'See below' },
            items: [
              { kind: 'link', label: 'The demo', url: link.url, file: null },
              { kind: 'file', label: 'Answers.csv', file_version: 1, file: { id: file, name: 'Answers.csv' } },
              { kind: 'link', label: 'x.example' },
            ],
          },
        ],
      },
    ])
  })

  it.each([
    ['no name', { name: ' ' }],
    ['a name of 121 characters', { name: 'x'.repeat(121) }],
    ['notes of 2,001 characters', { notes: 'x'.repeat(2_001) }],
    ['21 links', { items: Array.from({ length: 21 }, () => link) }],
    ['no list', { items: {} }],
    ['a link without https', { items: [{ url: 'http://x.example' }] }],
    ['a script', { items: [{ url: 'javascript:alert(1)' }] }],
    ['a link with a user name', { items: [{ url: 'https://bank.example@evil.example/' }] }],
    ['a link of two lines', { items: [{ url: 'https://x.example/a\nb' }] }],
    ['a very long link', { items: [{ url: `https://x.example/${'x'.repeat(2_000)}` }] }],
    ['a name of a link of 201 characters', { items: [{ ...link, label: 'x'.repeat(201) }] }],
  ])('with %s is not stored [FORT-80]', async (_what, draft) => {
    const room = await createRoom()
    expect((await saveDraft(room, draft)).code).toBe('PT422')
    expect(await listAsAdmin(room)).toEqual([])
  })

  it('has no files of other projects [FORT-80]', async () => {
    const [room, other] = [await createRoom(), await createRoom()]
    const file = await storeFile(other.client.id, other.project, 'Foreign.txt')
    expect((await saveDraft(room, { items: [{ file_version_id: file }] })).code).toBe('PT409')
    expect((await saveDraft(room, { items: [{ file_version_id: 'x' }] })).code).toBe('PT409')
  })

  it('is changed only from the version that the admin knows [FORT-96]', async () => {
    const room = await createRoom()
    const id = crypto.randomUUID()
    await saveDraft(room, { id })
    const first = (await latest(room))!
    expect((await saveDraft(room, { id, name: 'Mine', base: first.updated_at })).rows).toMatchObject([{ number: 1 }])
    for (const base of [first.updated_at, undefined])
      expect((await saveDraft(room, { id, name: 'Theirs', base })).rows).toEqual([])
    expect((await listAsAdmin(room))[0]!.name).toBe('Mine')
    expect((await putUp(first)).code).toBe('PT409')
    await putUp((await latest(room))!)
    expect((await saveDraft(room, { id, name: 'Mine', base: first.updated_at })).code).toBe('PT409')
  })

  it('is discarded, with its deliverable when that has no other version [FORT-81]', async () => {
    const { room } = await createRequest()
    const [deliverable] = await listAsAdmin(room)
    await saveDraft(room, { id: deliverable!.id })
    await saveDraft(room, { name: 'Another' })
    const drafts = (await listAsAdmin(room)).map(({ versions }) => versions[0]!)
    for (const draft of drafts) expect((await discard(draft)).status).toBe(204)
    expect(await listAsAdmin(room)).toMatchObject([{ versions: [{ number: 1, state: 'open' }] }])
    expect((await discard((await latest(room))!)).code).toBe('PT409')
    expect((await discard(drafts[0]!)).code).toBe('PT404')
  })

  it('is the team’s alone, by function and by row [FORT-81]', async () => {
    const room = await createRoom()
    await saveDraft(room)
    const draft = (await latest(room))!
    expect(await listAsClient(room)).toEqual([])
    const paths = ['deliverables', 'deliverable_versions'].map((table) => `${table}?project_id=eq.${room.project}`)
    for (const path of [...paths, `deliverable_items?version_id=eq.${draft.id}`]) {
      expect((await requestWithToken(room.client.token, path)).rows).toEqual([])
      expect((await requestAs('admin', path)).rows).toHaveLength(1)
    }
  })
})

describe('putting a version up for approval', () => {
  it('shows it to its client and to no one else [FORT-81] [FORT-82]', async () => {
    const { room, version } = await createRequest()
    expect(version).toMatchObject({ state: 'open', requested_by: 'you', ended_by: null })
    expect(await listAsClient(room)).toMatchObject([{ versions: [{ state: 'open', requested_by: 'team' }] }])
    expect((await callAs(room.client.token, 'open_approvals')).body).toEqual([
      { project_id: room.project, version_id: version.id, name: 'Test report', number: 1 },
    ])
    const items = `deliverable_items?version_id=eq.${version.id}`
    expect((await requestWithToken(room.client.token, items)).rows).toHaveLength(2)
    for (const actor of ['visitor', 'otherClient'] as const) {
      expect((await requestAs(actor, items)).rows).toEqual([])
      expect((await requestAs(actor, `deliverables?project_id=eq.${room.project}`)).rows).toEqual([])
    }
    await requestWithToken(room.client.token, `projects?id=eq.${room.project}`, { method: 'DELETE' })
    expect((await requestWithToken(room.client.token, items)).rows).toEqual([])
    expect((await callAs(room.client.token, 'open_approvals')).body).toEqual([])
  })

  it('needs a file or link, and files that are there and not infected [FORT-82]', async () => {
    const room = await createRoom()
    const id = crypto.randomUUID()
    await saveDraft(room, { id, items: [] })
    expect((await putUp((await latest(room))!)).code).toBe('PT422')
    const file = await storeFile(actorIds.admin, room.project, 'Report.txt', { scanState: 'pending' })
    await saveDraft(room, { id, items: [{ file_version_id: file }], base: (await latest(room))!.updated_at })
    await callAsService('record_scan', { version: file, is_infected: true })
    expect((await putUp((await latest(room))!)).code).toBe('PT409')
    const { file_id } = (await requestAsService(`project_file_versions?id=eq.${file}`)).rows[0]!
    await callAsAdmin('delete_project_file', { file: file_id })
    expect((await putUp((await latest(room))!)).code).toBe('PT409')
    expect((await latest(room))!.state).toBe('draft')
  })

  it('ends the request that is open for an earlier version [FORT-82]', async () => {
    const { room, version } = await createRequest()
    const next = await putUpNext(room)
    expect(next).toMatchObject({ number: 2, state: 'open' })
    expect(await stored(version.id)).toMatchObject({ state: 'void', void_reason: 'replaced' })
    expect((await callAs(room.client.token, 'open_approvals')).rows).toMatchObject([{ number: 2 }])
  })

  it('happens once, and is taken back while no one has decided [FORT-82]', async () => {
    const { room, version } = await createRequest()
    expect((await putUp(version)).code).toBe('PT409')
    expect((await withdraw(version)).status).toBe(204)
    expect((await withdraw(version)).code).toBe('PT409')
    expect(await latest(room)).toMatchObject({ state: 'void', void_reason: 'withdrawn' })
  })

  it('fixes the name of the deliverable [FORT-85]', async () => {
    const { room } = await createRequest()
    const [deliverable] = await listAsAdmin(room)
    expect((await saveDraft(room, { id: deliverable!.id, name: 'Another name' })).code).toBe('PT409')
  })

  it('is for the projects that are not deleted [FORT-82]', async () => {
    const { room, version } = await createRequest()
    await requestWithToken(room.client.token, `projects?id=eq.${room.project}`, { method: 'DELETE' })
    expect((await saveDraft(room)).code).toBe('PT409')
    expect((await withdraw(version)).code).toBe('PT409')
  })
})

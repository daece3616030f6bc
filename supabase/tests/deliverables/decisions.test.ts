import { requestAsService, requestWithToken } from '../support/api.ts'
import {
  approvals,
  createRequest,
  decide,
  latest,
  listAsClient,
  putUp,
  putUpNext,
  saveDraft,
  stored,
  withdraw,
} from '../support/deliverables.ts'
import { callAs, callAsAdmin, createRoom } from '../support/rooms.ts'

describe('a decision of the client', () => {
  it('approves a version whose items are all approved [FORT-83]', async () => {
    const { room, version } = await createRequest()
    expect((await decide(room, version, approvals(version))).status).toBe(204)
    const [{ versions } = { versions: [] }] = await listAsClient(room)
    expect(versions).toMatchObject([
      { state: 'approved', ended_by: 'you', ended_by_mail: false, items: [{ decision: 'approved' }, {}] },
    ])
    expect((await callAs(room.client.token, 'open_approvals')).rows).toEqual([])
  })

  it('asks for changes where an item is not approved, with a comment [FORT-83]', async () => {
    const { room, version } = await createRequest()
    const [first, second] = version.items
    const decisions = [
      { item: first!.id, decision: 'approved', comment: '' },
      { item: second!.id, decision: 'changes', comment: ' The logo is missing ' },
    ]
    await decide(room, version, decisions)
    expect(await latest(room)).toMatchObject({
      ...{ state: 'changes', ended_by: 'client' },
      items: [
        { decision: 'approved', comment: null },
        { decision: 'changes', comment: 'The logo is missing' },
      ],
    })
  })

  it.each<[string, (items: string[]) => unknown]>([
    ['leaves out an item', ([first]) => [{ item: first, decision: 'approved' }]],
    [
      'names an item twice',
      ([first]) => [
        { item: first, decision: 'approved' },
        { item: first, decision: 'approved' },
      ],
    ],
    ['names another item', ([first]) => [first, crypto.randomUUID()].map((item) => ({ item, decision: 'approved' }))],
    [
      'asks for changes without a comment',
      (items) => items.map((item) => ({ item, decision: 'changes', comment: ' ' })),
    ],
    ['decides something else', (items) => items.map((item) => ({ item, decision: 'rejected' }))],
    [
      'has a comment that is too long',
      (items) => items.map((item) => ({ item, decision: 'changes', comment: 'x'.repeat(2_001) })),
    ],
    ['is no list', () => ({})],
  ])('that %s decides nothing [FORT-83]', async (_what, decisionsOf) => {
    const { room, version } = await createRequest()
    expect((await decide(room, version, decisionsOf(version.items.map(({ id }) => id)))).code).toBe('PT422')
    expect(await latest(room)).toMatchObject({ state: 'open', items: [{ decision: null }, { decision: null }] })
  })

  it('is not taken by the team, by other clients or by visitors, nor about a draft [FORT-83]', async () => {
    const { room, version } = await createRequest()
    const values = { version: version.id, decisions: approvals(version) }
    expect((await callAsAdmin('decide_deliverable', values)).code).toBe('42501')
    expect((await callAs((await createRoom()).client.token, 'decide_deliverable', values)).code).toBe('PT404')
    expect((await callAs(undefined, 'decide_deliverable', values)).code).toBe('42501')
    const drafted = await createRoom()
    await saveDraft(drafted)
    const draft = (await latest(drafted))!
    expect((await decide(drafted, draft, approvals(draft))).code).toBe('PT404')
    expect((await latest(room))!.state).toBe('open')
  })

  it('is taken once: the second one reads what has been decided [FORT-84]', async () => {
    const { room, version } = await createRequest()
    await decide(room, version, approvals(version))
    const second = await decide(room, version, approvals(version))
    expect(second).toMatchObject({ code: 'PT409', body: { message: 'Version 1 has been approved already.' } })
    const next = await putUpNext(room)
    await decide(
      room,
      next,
      next.items.map(({ id }) => ({ item: id, decision: 'changes', comment: 'No' })),
    )
    expect(await decide(room, next, approvals(next))).toMatchObject({
      body: { message: 'Changes to version 2 have been asked for already.' },
    })
    const last = await putUpNext(room)
    await withdraw(last)
    expect(await decide(room, last, approvals(last))).toMatchObject({
      body: { message: 'Version 3 is no longer up for approval.' },
    })
  })

  it('approves nothing that was deleted [FORT-83]', async () => {
    const { room, version } = await createRequest()
    await deleteFile(version.items[0]!.file!.id)
    expect((await decide(room, version, approvals(version))).code).toBe('PT409')
    const changes = version.items.map(({ id }) => ({ item: id, decision: 'changes', comment: 'It is gone' }))
    expect((await decide(room, version, changes)).status).toBe(204)
  })
})

describe('a version that was decided', () => {
  it('never changes, not even with the secret key [FORT-85]', async () => {
    const { room, version } = await createRequest()
    await decide(room, version, approvals(version))
    const [item] = version.items
    const attempts: [path: string, method: string, body?: object][] = [
      [`deliverable_versions?id=eq.${version.id}`, 'PATCH', { state: 'open', ended_at: null }],
      [`deliverable_versions?id=eq.${version.id}`, 'PATCH', { notes: 'x' }],
      [`deliverable_versions?id=eq.${version.id}`, 'PATCH', { ended_by: null }],
      [`deliverable_versions?id=eq.${version.id}`, 'DELETE'],
      [`deliverable_items?id=eq.${item!.id}`, 'PATCH', { decision: 'changes', comment: 'x' }],
      [`deliverable_items?id=eq.${item!.id}`, 'PATCH', { label: 'Another file' }],
      [`deliverable_items?id=eq.${item!.id}`, 'PATCH', { file_version_id: null }],
      [`deliverable_items?id=eq.${item!.id}`, 'DELETE'],
      [
        'deliverable_items',
        'POST',
        { version_id: version.id, position: 9, kind: 'link', label: 'x', url: 'https://x.example' },
      ],
      [`deliverables?project_id=eq.${room.project}`, 'PATCH', { name: 'Another name' }],
      [`deliverables?project_id=eq.${room.project}`, 'DELETE'],
    ]
    const before = [await stored(version.id), await latest(room)]
    for (const [path, method, body] of attempts)
      await expect(requestAsService(path, { method, body })).rejects.toThrow('42501')
    expect([await stored(version.id), await latest(room)]).toEqual(before)
  })

  it('has the contents that were put up: those of an open one do not change either [FORT-85]', async () => {
    const { version } = await createRequest()
    for (const [path, body] of [
      [`deliverable_versions?id=eq.${version.id}`, { notes: 'x' }],
      [`deliverable_items?id=eq.${version.items[1]!.id}`, { url: 'https://evil.example' }],
    ] as const)
      await expect(requestAsService(path, { method: 'PATCH', body })).rejects.toThrow('42501')
  })

  it('says what was approved when the file was deleted since [FORT-85]', async () => {
    const { room, version } = await createRequest()
    await decide(room, version, approvals(version))
    await deleteFile(version.items[0]!.file!.id)
    expect((await latest(room))!.items[0]).toMatchObject({
      ...{ kind: 'file', label: 'Report.txt', file_version: 1, decision: 'approved', file: null },
    })
  })

  it('is exported with its decisions, but no drafts, and goes with the account [FORT-90]', async () => {
    const { room, version } = await createRequest()
    await decide(room, version, approvals(version))
    await saveDraft(room, { name: 'A secret draft' })
    const { body } = await callAs(room.client.token, 'export_own_data')
    expect(body).toMatchObject({
      projects: [
        {
          deliverables: [
            {
              name: 'Test report',
              versions: [
                {
                  ...{ number: 1, state: 'approved', ended_by: 'you', requested_by: 'team' },
                  items: [{ label: 'Report.txt', decision: 'approved', sha256: 'a'.repeat(64) }, { label: 'The demo' }],
                },
              ],
            },
          ],
        },
      ],
    })
    expect(JSON.stringify(body)).not.toContain('A secret draft')
    expect((await callAs(room.client.token, 'delete_own_account')).status).toBe(204)
    expect((await requestAsService(`deliverable_versions?id=eq.${version.id}`)).rows).toEqual([])
  })

  it('goes with its project [FORT-90]', async () => {
    const { room, version } = await createRequest()
    await decide(room, version, approvals(version))
    await requestWithToken(room.client.token, `projects?id=eq.${room.project}`, { method: 'DELETE' })
    await requestAsService(`projects?id=eq.${room.project}`, { method: 'DELETE' })
    expect((await requestAsService(`deliverable_items?version_id=eq.${version.id}`)).rows).toEqual([])
  })

  it('can be followed by another one [FORT-82]', async () => {
    const { room, version } = await createRequest()
    await decide(room, version, approvals(version))
    expect(await putUpNext(room)).toMatchObject({ number: 2, state: 'open' })
    expect((await stored(version.id)).state).toBe('approved')
    expect((await putUp(version)).code).toBe('PT409')
  })
})

async function deleteFile(version: string) {
  const { file_id } = (await requestAsService(`project_file_versions?id=eq.${version}`)).rows[0]!
  await callAsAdmin('delete_project_file', { file: file_id })
}

import {
  approvals,
  createRequest,
  decide,
  deleteFile,
  latest,
  listAsClient,
  putUpNext,
  saveDraft,
  withdraw,
} from '../support/projects/deliverables/requests.ts'
import { callAs, callAsAdmin, createRoom } from '../support/projects/rooms.ts'

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

import {
  content,
  createAgreedRoom,
  fetchList,
  propose,
  saveCase,
  saveCaseAsTeam,
} from '../support/projects/acceptanceRoom.ts'
import { requestAs } from '../support/api.ts'
import { callAs, callAsAdmin, createRoom, type Room } from '../support/projects/rooms.ts'

const decideAsClient = ({ client }: Room, proposal: string, decision: string) =>
  callAs(client.token, 'decide_acceptance_proposal', { proposal, decision })
const decideAsTeam = (proposal: string, decision: string) =>
  callAsAdmin('decide_acceptance_proposal', { proposal, decision })

async function proposeUpdate(room: Room, title = 'Better') {
  const [one] = (await fetchList(room)).cases
  const proposal = crypto.randomUUID()
  const update = { proposal, kind: 'update', case_id: one!.id, base_version: one!.updated_at, ...content, title }
  expect((await propose(room, update)).body).toBe('true')
  return { proposal, case_id: one!.id }
}

describe('an agreed list', () => {
  it('is changed by neither side alone [FORT-67]', async () => {
    const room = await createAgreedRoom()
    const [one] = (await fetchList(room)).cases
    const change = { case_id: one!.id, base_version: one!.updated_at, title: 'Changed' }
    for (const response of [await saveCase(room, change), await saveCaseAsTeam(room, change), await saveCase(room)]) {
      expect(response.code).toBe('PT409')
    }
    expect((await fetchList(room)).cases).toHaveLength(2)
  })

  it('changes when the other side accepts a proposal, and stays agreed [FORT-67]', async () => {
    const room = await createAgreedRoom()
    const { proposal, case_id } = await proposeUpdate(room)
    expect((await fetchList(room)).proposals).toMatchObject([
      { id: proposal, kind: 'update', side: 'client', reason: 'We forgot it', title: 'Better', case_number: 1 },
    ])
    expect((await fetchList(room)).cases[0]).toMatchObject({ title: 'One' })
    expect((await decideAsTeam(proposal, 'accepted')).status).toBe(204)
    const { cases, proposals, decided, agreed_at } = await fetchList(room)
    expect(cases[0]).toMatchObject({ id: case_id, title: 'Better', version: 2, number: 1 })
    expect(proposals).toEqual([])
    expect(decided).toMatchObject([{ id: proposal, decision: 'accepted' }])
    expect(agreed_at).not.toBeNull()
  })

  it('gains and loses cases by proposals of either side [FORT-67]', async () => {
    const room = await createAgreedRoom()
    const [one] = (await fetchList(room)).cases
    const created = crypto.randomUUID()
    const deleted = crypto.randomUUID()
    await propose(room, { proposal: created, kind: 'create', ...content, title: 'New' })
    await callAsAdmin('propose_acceptance_change', {
      ...{ proposal: deleted, project: room.project, kind: 'delete', reason: 'Covered by two' },
      ...{ case_id: one!.id, base_version: one!.updated_at },
    })
    expect((await decideAsTeam(created, 'accepted')).status).toBe(204)
    expect((await decideAsClient(room, deleted, 'accepted')).status).toBe(204)
    expect((await fetchList(room)).cases.map(({ number, title }) => `${number} ${title}`)).toEqual(['2 Two', '3 New'])
  })

  it('stays as it is when a proposal is declined or withdrawn [FORT-68]', async () => {
    const room = await createAgreedRoom()
    const before = (await fetchList(room)).cases
    expect((await decideAsTeam((await proposeUpdate(room)).proposal, 'declined')).status).toBe(204)
    expect((await decideAsClient(room, (await proposeUpdate(room)).proposal, 'withdrawn')).status).toBe(204)
    const { cases, decided } = await fetchList(room)
    expect(cases).toEqual(before)
    expect(decided.map(({ decision }) => decision)).toEqual(['withdrawn', 'declined'])
  })
})

describe('deciding on a proposal', () => {
  it('is up to the other side, and withdrawing to its own [FORT-68]', async () => {
    const room = await createAgreedRoom()
    const { proposal } = await proposeUpdate(room)
    for (const decision of ['accepted', 'declined']) {
      expect((await decideAsClient(room, proposal, decision)).code).toBe('PT403')
    }
    expect((await decideAsTeam(proposal, 'withdrawn')).code).toBe('PT403')
    const call = { method: 'POST', body: { proposal, decision: 'accepted' } }
    expect((await requestAs('otherClient', 'rpc/decide_acceptance_proposal', call)).code).toBe('PT404')
    expect((await fetchList(room)).proposals).toHaveLength(1)
  })

  it('happens once, also when both sides decide at the same moment [FORT-68]', async () => {
    const room = await createAgreedRoom()
    const { proposal } = await proposeUpdate(room)
    const results = await Promise.all([
      decideAsTeam(proposal, 'accepted'),
      decideAsTeam(proposal, 'declined'),
      decideAsClient(room, proposal, 'withdrawn'),
    ])
    expect(results.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(results.filter(({ code }) => code === 'PT409')).toHaveLength(2)
    const [decided] = (await fetchList(room)).decided
    const again = decided!.decision === 'withdrawn' ? decideAsClient(room, proposal, 'withdrawn') : undefined
    expect((await (again ?? decideAsTeam(proposal, decided!.decision!))).status).toBe(204)
  })
})

describe('proposing a change', () => {
  it('needs an agreed list, a reason and the current version, one at a time for a case [FORT-67]', async () => {
    const open = await createRoom()
    expect((await propose(open, { kind: 'create', ...content })).code).toBe('PT409')
    const room = await createAgreedRoom()
    const [one, two] = (await fetchList(room)).cases
    const update = { kind: 'update', case_id: one!.id, base_version: one!.updated_at, ...content }
    expect((await propose(room, { ...update, reason: ' ' })).code).toBe('PT422')
    expect((await propose(room, { ...update, expected: '' })).code).toBe('PT422')
    expect((await propose(room, { ...update, kind: 'rename' })).code).toBe('PT422')
    expect((await propose(room, { ...update, base_version: two!.updated_at.replace(/^\d+/, '2024') })).body).toBe(
      'false',
    )
    const sent = { proposal: crypto.randomUUID(), ...update }
    for (let attempt = 0; attempt < 2; attempt++) expect((await propose(room, sent)).body).toBe('true')
    expect((await propose(room, update)).code).toBe('PT409')
    expect((await fetchList(room)).proposals).toHaveLength(1)
  })
})

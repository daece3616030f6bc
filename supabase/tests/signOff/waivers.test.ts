import { agree, content, fetchList, propose, saveCase } from '../support/projects/acceptanceRoom.ts'
import { requestAs } from '../support/api.ts'
import { createStartedRoom } from '../support/projects/plans.ts'
import { callAs, callAsAdmin } from '../support/projects/rooms.ts'
import {
  createFinishedRoom,
  createTestedRoom,
  fetchSignOff,
  recordResult,
  signOff,
  waive,
} from '../support/projects/signOffRoom.ts'

describe('a must that has not passed', () => {
  it('is waived by the client with a reason, which is taken back until the sign-off [FORT-144]', async () => {
    const room = await createTestedRoom()
    const { musts } = await fetchSignOff(room)
    expect(musts).toMatchObject([{ number: 1, title: 'One', result: 'open', waiver_reason: null }])
    expect((await waive(room, musts[0]!, ' Too rare ')).status).toBe(204)
    expect((await waive(room, musts[0]!, 'Too rare')).status).toBe(204)
    expect(await fetchSignOff(room)).toMatchObject({
      missing: [],
      musts: [{ result: 'waived', waiver_reason: 'Too rare' }],
    })
    const takeBack = () => callAs(room.client.token, 'take_back_waiver', { case_id: musts[0]!.id })
    for (let attempt = 0; attempt < 2; attempt++) expect((await takeBack()).status).toBe(204)
    expect((await fetchSignOff(room)).missing).toEqual(['musts'])
    await waive(room, musts[0]!)
    expect((await signOff(room)).status).toBe(200)
    expect((await takeBack()).code).toBe('PT409')
    expect((await fetchSignOff(room)).acceptance!.document).toMatchObject({
      cases: [{ result: 'waived', waiver_reason: 'We do it by hand' }, { result: 'open' }],
    })
  })

  it('is waived by no one else [FORT-144]', async () => {
    const room = await createTestedRoom()
    const [must] = (await fetchSignOff(room)).musts
    const waiver = { case_id: must!.id, case_version: 1, reason: 'No need' }
    for (const [name, body] of [
      ['waive_acceptance_case', waiver],
      ['take_back_waiver', { case_id: must!.id }],
    ] as const) {
      expect((await callAsAdmin(name, body)).code).toBe('42501')
      expect((await requestAs('otherClient', `rpc/${name}`, { method: 'POST', body })).code).toBe('PT404')
    }
    expect((await fetchSignOff(room)).missing).toEqual(['musts'])
  })

  it('needs a reason, the wording that was read and a list that is agreed [FORT-144]', async () => {
    const room = await createTestedRoom()
    const [must] = (await fetchSignOff(room)).musts
    const [, should] = (await fetchList(room)).cases
    expect((await waive(room, must!, ' ')).code).toBe('PT422')
    expect((await waive(room, must!, 'x'.repeat(501))).code).toBe('PT422')
    expect((await waive(room, { ...must!, version: 2 })).code).toBe('PT409')
    expect((await waive(room, should!)).code).toBe('PT422')
    await recordResult(room, 1)
    expect((await waive(room, must!)).code).toBe('PT409')
    const open = await createStartedRoom()
    await saveCase(open)
    expect((await waive(open, (await fetchList(open)).cases[0]!)).code).toBe('PT409')
  })

  it('is open again when its wording is changed [FORT-144]', async () => {
    const room = await createTestedRoom()
    const [must] = (await fetchSignOff(room)).musts
    const [one] = (await fetchList(room)).cases
    await waive(room, must!)
    const proposal = crypto.randomUUID()
    await propose(room, { proposal, kind: 'update', case_id: one!.id, base_version: one!.updated_at, ...content })
    await callAsAdmin('decide_acceptance_proposal', { proposal, decision: 'accepted' })
    expect(await fetchSignOff(room)).toMatchObject({ missing: ['musts'], musts: [{ result: 'open', version: 2 }] })
  })
})

describe('what is missing', () => {
  it('is said one after the other, until nothing is [FORT-140]', async () => {
    const room = await createStartedRoom()
    expect((await fetchSignOff(room)).missing).toEqual(['cases'])
    expect((await signOff(room)).body).toMatchObject({
      code: 'PT409',
      message: expect.stringContaining('confirm the list of acceptance cases') as string,
    })
    await saveCase(room)
    await agree(room)
    expect((await fetchSignOff(room)).missing).toEqual(['musts'])
    expect((await signOff(room)).body).toMatchObject({
      code: 'PT409',
      message: expect.stringContaining('A must has not passed') as string,
    })
  })

  it('includes a proposed change of the cases, until it is decided on or withdrawn [FORT-140]', async () => {
    const room = await createFinishedRoom()
    const proposal = crypto.randomUUID()
    await propose(room, { proposal, kind: 'create', ...content, importance: 'should' })
    expect((await fetchSignOff(room)).missing).toEqual(['proposals'])
    expect((await signOff(room)).body).toMatchObject({
      code: 'PT409',
      message: expect.stringContaining('A change of an acceptance case is proposed') as string,
    })
    await callAs(room.client.token, 'decide_acceptance_proposal', { proposal, decision: 'withdrawn' })
    expect((await fetchSignOff(room)).missing).toEqual([])
    expect((await signOff(room)).status).toBe(200)
  })
})

import { requestAs, requestAsService, requestWithToken } from '../support/api.ts'
import {
  addItem,
  askForRefund,
  callAsOther,
  decide,
  fetchHandover,
  markPaidBack,
  tick,
} from '../support/projects/handoverRoom.ts'
import { instalmentsOf, markPaid, setTotal } from '../support/projects/instalments.ts'
import { createStartedRoom } from '../support/projects/plans.ts'
import { callAs, callAsAdmin, callAsService, createRoom } from '../support/projects/rooms.ts'
import { createFinishedRoom, fetchSignOff, signOff } from '../support/projects/signOffRoom.ts'

const said = (code: string, sentence: string) => ({ code, message: expect.stringContaining(sentence) as string })
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A late project whose client has asked for the money back. */
async function createAskingRoom() {
  const room = await createStartedRoom()
  const refund = crypto.randomUUID()
  expect((await askForRefund(room, refund)).status).toBe(204)
  return { ...room, refund }
}
const statesOf = async (project: string) =>
  (await requestAsService(`refund_events?project_id=eq.${project}&order=id`)).rows.map(({ kind }) => kind)

describe('the money-back guarantee', () => {
  it('applies from the day after the agreed date, and says why not before [FORT-170, FORT-171]', async () => {
    const draft = await createRoom()
    expect((await fetchHandover(draft)).refunds).toMatchObject({ window: 'not_started', agreed_day: null })
    expect((await askForRefund(draft)).body).toMatchObject(said('PT409', 'has not started'))
    const running = await createStartedRoom(day(-1))
    const { window, agreed_day } = (await fetchHandover(running)).refunds
    expect(window).toBe('too_early')
    expect(Date.parse(agreed_day!)).toBeGreaterThan(Date.now())
    expect((await askForRefund(running)).body).toMatchObject(
      said('PT409', 'has time to pass its acceptance cases until'),
    )
    const late = await createStartedRoom()
    expect((await fetchHandover(late)).refunds).toMatchObject({
      ...{ window: 'open', agreed_day: expect.stringMatching(/^2025-09-/) as string },
    })
  })

  it('waits while the project is on hold for the client, not while it is for the team [FORT-170]', async () => {
    for (const [waits_for, window] of [
      ['client', 'on_hold'],
      ['us', 'open'],
    ] as const) {
      const room = await createStartedRoom()
      await callAsAdmin('hold_project', { project: room.project, waits_for, reason: 'Access' })
      const held_from = '2025-09-10T10:00:00Z'
      const path = `project_holds?project_id=eq.${room.project}`
      await requestAsService(path, { method: 'PATCH', body: { held_from } })
      expect((await fetchHandover(room)).refunds.window).toBe(window)
      expect((await askForRefund(room)).status).toBe(window === 'open' ? 204 : 409)
    }
  })

  it('ends with the sign-off [FORT-170]', async () => {
    const room = await createFinishedRoom()
    await signOff(room)
    expect((await fetchHandover(room)).refunds.window).toBe('signed_off')
    expect((await askForRefund(room)).body).toMatchObject(said('PT409', 'have signed off'))
  })
})

describe('a money-back request', () => {
  it('is sent by the client with a reason, once [FORT-172]', async () => {
    const room = await createStartedRoom()
    const refund = crypto.randomUUID()
    expect((await askForRefund(room, refund, ' ')).body).toMatchObject(said('PT422', 'give a reason'))
    for (let attempt = 0; attempt < 2; attempt++) expect((await askForRefund(room, refund)).status).toBe(204)
    expect((await askForRefund(room)).body).toMatchObject(said('PT409', 'have asked for your money back already'))
    expect((await fetchHandover(room)).refunds.requests).toMatchObject([
      { id: refund, state: 'requested', reason: 'It is late', events: [{ kind: 'requested', by: 'you' }] },
    ])
  })

  it('is neither sent nor withdrawn by the team, and not decided on by clients [FORT-172, FORT-173]', async () => {
    const { client, project, refund } = await createAskingRoom()
    const other = await createStartedRoom()
    const request = { refund: crypto.randomUUID(), project: other.project, reason: 'x' }
    expect((await callAsAdmin('request_refund', request)).code).toBe('42501')
    expect((await callAsAdmin('withdraw_refund', { refund })).code).toBe('42501')
    expect((await callAsOther('request_refund', request)).code).toBe('PT404')
    expect((await callAsOther('withdraw_refund', { refund })).code).toBe('PT404')
    for (const [name, body] of [
      ['decide_refund', { refund, decision: 'approved', reason: '' }],
      ['mark_refund_paid', { refund, paid_back_on: day(0), reference: 'x' }],
    ] as const) {
      expect((await callAs(client.token, name, body)).code).toBe('42501')
    }
    for (const table of ['refunds', 'refund_events']) {
      const path = `${table}?project_id=eq.${project}`
      expect((await requestWithToken(client.token, path)).rows).toHaveLength(1)
      for (const actor of ['visitor', 'otherClient'] as const) expect((await requestAs(actor, path)).rows).toEqual([])
    }
  })

  it('is withdrawn by the client until the team decides, and may be sent again [FORT-173]', async () => {
    const room = await createAskingRoom()
    expect((await callAs(room.client.token, 'withdraw_refund', { refund: room.refund })).status).toBe(204)
    expect((await decide(room.refund, 'approved')).body).toMatchObject(said('PT409', 'withdrawn this request'))
    expect((await askForRefund(room)).status).toBe(204)
    expect(await statesOf(room.project)).toEqual(['requested', 'withdrawn', 'requested'])
  })

  it('is declined with a reason, after which the client may ask again or sign off [FORT-173]', async () => {
    const room = await createAskingRoom()
    expect((await decide(room.refund, 'declined')).body).toMatchObject(said('PT422', 'give a reason'))
    expect((await decide(room.refund, 'maybe', 'x')).code).toBe('PT422')
    expect((await decide(room.refund, 'declined', ' The date was moved ')).status).toBe(204)
    expect((await decide(room.refund, 'approved')).body).toMatchObject(said('PT409', 'was declined in the meantime'))
    const { requests, window } = (await fetchHandover(room)).refunds
    expect(window).toBe('open')
    expect(requests).toMatchObject([
      { state: 'declined', decision_reason: 'The date was moved', events: [{}, { kind: 'declined', by: 'team' }] },
    ])
    expect((await fetchSignOff(room)).missing).not.toContain('refund_request')
    expect((await askForRefund(room)).status).toBe(204)
  })

  it('is approved and paid back with a day, a reference and all that was paid [FORT-174]', async () => {
    const room = await createStartedRoom()
    await setTotal(room.project, 100_000)
    await markPaid((await instalmentsOf(room.project))[0])
    const refund = crypto.randomUUID()
    await askForRefund(room, refund)
    expect((await markPaidBack(refund)).body).toMatchObject(said('PT409', 'not decided on yet'))
    expect((await decide(refund, 'approved')).status).toBe(204)
    expect((await callAs(room.client.token, 'withdraw_refund', { refund })).code).toBe('PT409')
    for (const [values, sentence] of [
      [{ reference: ' ' }, 'give the reference'],
      [{ reference: 'x'.repeat(101) }, 'at most 100'],
      [{ paid_back_on: day(2) }, 'in the future'],
      [{ paid_back_on: '2025-01-01' }, 'after the client has asked'],
    ] as const) {
      expect((await markPaidBack(refund, values)).body).toMatchObject(said('PT422', sentence))
    }
    expect((await markPaidBack(refund)).status).toBe(204)
    expect((await markPaidBack(refund)).code).toBe('PT409')
    expect((await fetchHandover(room)).refunds.requests).toMatchObject([
      { state: 'paid_back', amount_cents: 50_000, reference: 'TR-91', events: [{}, {}, { kind: 'paid_back' }] },
    ])
    expect((await askForRefund(room)).code).toBe('PT409')
  })

  it('stands against the sign-off while it is open, and for good once it is approved [FORT-176]', async () => {
    const room = await createFinishedRoom()
    const refund = crypto.randomUUID()
    await askForRefund(room, refund)
    expect((await fetchSignOff(room)).missing).toEqual(['refund_request'])
    expect((await signOff(room)).body).toMatchObject(said('PT409', 'Withdraw that before you sign off'))
    await decide(refund, 'approved')
    expect((await fetchSignOff(room)).missing).toEqual(['refund'])
    expect((await signOff(room)).body).toMatchObject(said('PT409', 'is approved, so there is nothing to sign off'))
  })

  it('closes the checklist once it is approved [FORT-165]', async () => {
    const room = await createAskingRoom()
    const item = await addItem(room)
    await decide(room.refund, 'approved')
    expect((await tick(room, 'client', item)).body).toMatchObject(said('PT409', 'the handover stays as it is'))
    expect((await fetchHandover(room)).is_closed).toBe(true)
  })

  it('has a history that no one changes, and tells open browsers of both sides [FORT-174, FORT-175]', async () => {
    const [now] = (await callAsService('live_events_after')) as { cursor: string }[]
    const { project, client, refund } = await createAskingRoom()
    const events = (await callAsService('live_events_after', { after: now!.cursor })) as object[]
    expect(events).toContainEqual(
      expect.objectContaining({ project_id: project, user_id: client.id, for_admins: true }),
    )
    const path = `refund_events?refund_id=eq.${refund}`
    await expect(requestAsService(path, { method: 'PATCH', body: { reason: 'x' } })).rejects.toThrow('42501')
    await expect(requestAsService(path, { method: 'DELETE' })).rejects.toThrow('42501')
  })

  it('is refused for a deleted project [FORT-165]', async () => {
    const { client, project, refund } = await createAskingRoom()
    await requestWithToken(client.token, `projects?id=eq.${project}`, { method: 'DELETE' })
    expect((await decide(refund, 'approved')).code).toBe('PT409')
    expect((await callAs(client.token, 'withdraw_refund', { refund })).code).toBe('PT404')
  })

  it('is in the export of its client, and goes with the account [FORT-169]', async () => {
    const room = await createAskingRoom()
    expect((await callAs(room.client.token, 'export_own_data')).body).toMatchObject({
      projects: [{ handover: { refunds: [{ reason: 'It is late', events: [{ by: 'you' }] }] } }],
    })
    expect((await callAs(room.client.token, 'delete_own_account')).status).toBe(204)
    expect((await requestAsService(`refunds?project_id=eq.${room.project}`)).rows).toEqual([])
  })
})

import { insertRows, requestAs, requestAsService, requestWithToken } from '../support/api.ts'
import {
  correct,
  createBilledRoom,
  createPricedRoom,
  eventsOf,
  instalmentsOf,
  markPaid,
} from '../support/projects/instalments.ts'
import { callAs, callAsService, createRoom } from '../support/projects/rooms.ts'

const tomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)

describe('marking an instalment as paid', () => {
  it('records the day and the reference [FORT-123]', async () => {
    const { project } = await createPricedRoom()
    const [first, second] = await instalmentsOf(project)
    expect((await markPaid(first, '2025-09-03', ' TR-77 ')).rows).toMatchObject([{ state: 'paid' }])
    // Someone may pay before it is due.
    expect((await markPaid(second, '2025-09-03', 'TR-78')).rows).toHaveLength(1)
    expect(await instalmentsOf(project)).toMatchObject([
      { state: 'paid', paid_on: '2025-09-03', reference: 'TR-77' },
      { state: 'paid', paid_on: '2025-09-03', reference: 'TR-78', due_on: null },
    ])
    expect((await eventsOf(project)).slice(-2)).toEqual(['1 paid', '2 paid'])
  })

  it.each([
    ['no reference', '2025-09-03', ' '],
    ['a long reference', '2025-09-03', 'x'.repeat(101)],
    ['a day to come', tomorrow(), 'TR-77'],
    ['a day long ago', '1999-12-31', 'TR-77'],
  ])('is refused with %s [FORT-123]', async (_what, day, reference) => {
    const { project } = await createPricedRoom()
    const before = await instalmentsOf(project)
    expect((await markPaid(before[0], day, reference)).code).toBe('PT422')
    expect(await instalmentsOf(project)).toEqual(before)
  })

  it('is refused for what is paid, void, without an amount or unknown [FORT-123]', async () => {
    const { project } = await createPricedRoom()
    const [first, second] = await instalmentsOf(project)
    await markPaid(first)
    await correct(second, 'void')
    for (const closed of await instalmentsOf(project)) expect((await markPaid(closed)).code).toBe('PT409')
    const [unpriced] = await instalmentsOf((await createBilledRoom('custom')).project)
    expect((await markPaid(unpriced)).code).toBe('PT409')
    expect((await markPaid({ ...first, id: crypto.randomUUID() })).code).toBe('PT404')
  })

  it('records nothing on a version that another admin has changed meanwhile [FORT-124]', async () => {
    const { project } = await createPricedRoom()
    const [stale] = await instalmentsOf(project)
    await correct(stale, 'amount', { amount_cents: 60_000 })
    const current = await instalmentsOf(project)
    expect((await markPaid(stale)).rows).toEqual([])
    expect((await correct(stale, 'void')).rows).toEqual([])
    expect(await instalmentsOf(project)).toEqual(current)
  })
})

describe('who records payments', () => {
  it('is an admin; the client reads them, strangers and visitors do not [FORT-126]', async () => {
    const { client, project } = await createPricedRoom()
    const before = await instalmentsOf(project)
    const [{ id: instalment, updated_at: base_version }] = before
    const calls: [string, object][] = [
      ['set_project_total', { project, total_cents: 2, reason: 'x' }],
      ['mark_instalment_paid', { instalment, paid_on: '2025-09-02', reference: 'x', base_version }],
      ['correct_instalment', { instalment, correction: 'void', reason: 'x', base_version }],
    ]
    for (const [name, body] of calls) {
      for (const token of [client.token, undefined]) expect((await callAs(token, name, body)).code).toBe('42501')
      expect((await requestAs('otherClient', `rpc/${name}`, { method: 'POST', body })).code).toBe('42501')
      await expect(callAsService(name, body)).rejects.toThrow('42501')
    }
    for (const path of ['instalments', 'instalment_events']) {
      const rows = `${path}?project_id=eq.${project}`
      await requestWithToken(client.token, rows, { method: 'DELETE' })
      await requestWithToken(client.token, rows, { method: 'PATCH', body: { part: 2 } })
      await requestAs('admin', rows, { method: 'DELETE' })
      expect((await requestWithToken(client.token, rows)).rows.length).toBeGreaterThan(0)
      expect((await requestAs('otherClient', rows)).rows).toEqual([])
      expect((await requestAs('visitor', rows)).rows).toEqual([])
    }
    expect(
      (await requestAs('otherClient', 'rpc/instalment_history', { method: 'POST', body: { project } })).rows,
    ).toEqual([])
    expect(await instalmentsOf(project)).toEqual(before)
  })

  it('never changes what has happened, not even with the secret key [FORT-127]', async () => {
    const { project } = await createPricedRoom()
    const path = `instalment_events?project_id=eq.${project}`
    const before = await eventsOf(project)
    for (const body of [{ kind: 'paid' }, { actor_id: null }]) {
      await expect(requestAsService(path, { method: 'PATCH', body })).rejects.toThrow('cannot be changed')
    }
    await expect(requestAsService(path, { method: 'DELETE' })).rejects.toThrow('cannot be changed')
    expect(await eventsOf(project)).toEqual(before)
    await requestAsService(`projects?id=eq.${project}`, { method: 'DELETE' })
    expect(await eventsOf(project)).toEqual([])
    expect(await instalmentsOf(project)).toEqual([])
  })

  it('keeps what has happened without the account that is deleted [FORT-127]', async () => {
    const { project } = await createPricedRoom()
    const { client } = await createRoom('Leaving Soon')
    await insertRows('instalment_events', { project_id: project, part: 1, kind: 'void', actor_id: client.id })
    expect((await callAs(client.token, 'delete_own_account')).status).toBe(204)
    const { rows } = await requestAsService(`instalment_events?project_id=eq.${project}&kind=eq.void`)
    expect(rows).toMatchObject([{ part: 1, actor_id: null }])
  })

  it('cannot store what contradicts itself, not even with the secret key [FORT-127]', async () => {
    const { project } = await createPricedRoom()
    const [{ id }] = await instalmentsOf(project)
    for (const body of [
      { state: 'paid' },
      { paid_on: '2025-09-02' },
      { amount_cents: null },
      { due_on: null },
      { currency: 'EUR' },
    ]) {
      await expect(requestAsService(`instalments?id=eq.${id}`, { method: 'PATCH', body })).rejects.toThrow(
        'violates check constraint',
      )
    }
    await expect(insertRows('instalments', { project_id: project, part: 1 })).rejects.toThrow('duplicate key')
  })

  it('is told to open browsers of both sides [FORT-128]', async () => {
    const { client, project } = await createPricedRoom()
    const [now] = (await callAsService('live_events_after')) as { cursor: string }[]
    await markPaid((await instalmentsOf(project))[0])
    const events = (await callAsService('live_events_after', { after: now!.cursor })) as Record<string, unknown>[]
    const own = events.filter(({ project_id }) => project_id === project)
    expect(own).toContainEqual(expect.objectContaining({ kind: 'project', user_id: client.id, for_admins: true }))
  })

  it('is part of the export of the client, without ids of the team [FORT-129]', async () => {
    const { client, project } = await createPricedRoom()
    await markPaid((await instalmentsOf(project))[0])
    const { body } = await callAs(client.token, 'export_own_data')
    expect(body).toMatchObject({
      projects: [
        {
          payments: {
            instalments: [
              { part: 1, state: 'paid', reference: 'TR-77' },
              { part: 2, state: 'planned' },
            ],
            history: expect.arrayContaining([expect.objectContaining({ kind: 'paid', by: 'team' })]) as unknown[],
          },
        },
      ],
    })
    expect(JSON.stringify(body)).not.toMatch(/actor_id/)
  })
})

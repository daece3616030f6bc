import {
  correct,
  createBilledRoom,
  createPricedRoom,
  instalmentsOf,
  markPaid,
} from '../support/projects/instalments.ts'
import { callAsAdmin } from '../support/projects/rooms.ts'

describe('a correction', () => {
  it('of the amount, the day, the payment and the whole instalment is recorded with its reason [FORT-125]', async () => {
    const { project } = await createPricedRoom()
    const second = async () => (await instalmentsOf(project))[1]
    await correct(await second(), 'amount', { amount_cents: 40_000 })
    await correct(await second(), 'due', { due_on: '2025-09-18' })
    expect(await second()).toMatchObject({ amount_cents: 40_000, state: 'due', due_on: '2025-09-18' })
    await markPaid(await second())
    await correct(await second(), 'unpaid')
    expect(await second()).toMatchObject({ state: 'due', paid_on: null, reference: null })
    await correct(await second(), 'void')
    expect(await second()).toMatchObject({ state: 'void', amount_cents: 40_000 })
    await correct(await second(), 'reinstate')
    expect(await second()).toMatchObject({ state: 'due' })
    const { rows } = await callAsAdmin('instalment_history', { project })
    const reason = 'Agreed on the phone'
    expect(rows.slice(0, 6)).toMatchObject([
      { part: 2, kind: 'reinstate', reason, by: 'you' },
      { part: 2, kind: 'void', reason },
      { part: 2, kind: 'unpaid', reason, paid_on: '2025-09-02', reference: 'TR-77' },
      { part: 2, kind: 'paid', reason: null, paid_on: '2025-09-02', reference: 'TR-77' },
      { part: 2, kind: 'due', reason, due_on: '2025-09-18' },
      { part: 2, kind: 'amount', reason, from_amount_cents: 50_000, to_amount_cents: 40_000 },
    ])
  })

  it.each([
    ['amount', { amount_cents: 100, reason: ' ' }],
    ['amount', { amount_cents: 100, reason: 'x'.repeat(501) }],
    ['amount', { amount_cents: 0 }],
    ['amount', {}],
    ['due', {}],
    ['due', { due_on: '1999-12-31' }],
    ['forget', {}],
  ])('%s with %j is refused [FORT-125]', async (correction, values) => {
    const { project } = await createPricedRoom()
    const before = await instalmentsOf(project)
    expect((await correct(before[0], correction, values)).code).toBe('PT422')
    expect(await instalmentsOf(project)).toEqual(before)
  })

  it('that does not fit what is stored is refused [FORT-125]', async () => {
    const { project } = await createPricedRoom()
    const [first, second] = await instalmentsOf(project)
    for (const correction of ['unpaid', 'reinstate']) expect((await correct(first, correction)).code).toBe('PT409')
    await markPaid(first)
    await correct(second, 'void')
    const [paid, voided] = await instalmentsOf(project)
    for (const closed of [paid, voided]) {
      for (const correction of ['amount', 'due', 'void']) {
        expect((await correct(closed, correction, { amount_cents: 1, due_on: '2025-09-18' })).code).toBe('PT409')
      }
    }
    const [unpriced] = await instalmentsOf((await createBilledRoom('custom')).project)
    expect((await correct(unpriced, 'due', { due_on: '2025-09-18' })).code).toBe('PT409')
  })
})

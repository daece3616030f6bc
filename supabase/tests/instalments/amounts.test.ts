import {
  correct,
  createBilledRoom,
  eventsOf,
  instalmentsOf,
  publishPrices,
  runWithOwnPrices,
  setTotal,
} from '../support/projects/instalments.ts'
import { requestAsService } from '../support/api.ts'
import { skipBrief } from '../support/projects/briefs.ts'
import { callAsAdmin, createRoom } from '../support/projects/rooms.ts'

runWithOwnPrices()

const prices = {
  ...{ 'Professional Agent': '$4,500', 'Starter Agent': '$2,500.05', 'Enterprise Agent': 'US$8500 USD' },
  ...{ 'Monthly Agent': '$1,000 per month', 'Range Agent': '$2,000-4,000', 'From Agent': 'Custom - from $5' },
  ...{ 'Custom Agent': 'Custom', 'Free Agent': '$0', 'Euro Agent': '€900', 'Typo Agent': '$4.500' },
  ...{ 'Huge Agent': '$10,000,000.01' },
}
let version: number

beforeAll(async () => {
  version = await publishPrices(prices)
})

describe('the instalments of a project that starts', () => {
  it('are half of the price of that day each, the first due on the first day [FORT-120]', async () => {
    const { project } = await createBilledRoom('professional-agent', '2025-08-30')
    const common = { plan_name: 'Professional Agent', price_list_version: version, amount_cents: 225_000 }
    expect(await instalmentsOf(project)).toMatchObject([
      { ...common, part: 1, state: 'due', due_on: '2025-09-01', currency: 'USD', paid_on: null, reference: null },
      { ...common, part: 2, state: 'planned', due_on: null },
    ])
    expect(await eventsOf(project)).toEqual(['1 planned', '1 due', '2 planned'])
  })

  it('keep their amounts when another price list is published [FORT-120]', async () => {
    const { project } = await createBilledRoom()
    const before = await instalmentsOf(project)
    version = await publishPrices({ ...prices, 'Professional Agent': '$9,900' })
    expect(await instalmentsOf(project)).toEqual(before)
    const next = await instalmentsOf((await createBilledRoom()).project)
    expect(next[0]).toMatchObject({ amount_cents: 495_000, price_list_version: version })
  })

  it.each([
    ['starter-agent', [125_003, 125_002]],
    ['enterprise-agent', [425_000, 425_000]],
  ])('add up to the exact price of %s [FORT-121]', async (plan, amounts) => {
    const { project } = await createBilledRoom(plan)
    expect((await instalmentsOf(project)).map(({ amount_cents }) => amount_cents)).toEqual(amounts)
  })

  it.each([
    ...['custom', 'monthly-agent', 'range-agent', 'from-agent', 'custom-agent', 'free-agent', 'euro-agent'],
    ...['typo-agent', 'huge-agent', 'gold-plan-2019'],
  ])('have no amounts when the price of %s is not one fixed amount in dollars [FORT-122]', async (plan) => {
    const { project } = await createBilledRoom(plan)
    const unknown = { amount_cents: null, plan_name: null, price_list_version: null, state: 'planned' }
    expect(await instalmentsOf(project)).toMatchObject([
      { ...unknown, part: 1, due_on: '2025-09-01' },
      { ...unknown, part: 2, due_on: null },
    ])
  })
})

describe('the total of a project without a fixed price', () => {
  it('is entered by the team with a reason, which makes the first instalment due [FORT-122] [FORT-121]', async () => {
    const { project } = await createBilledRoom('custom')
    expect((await setTotal(project, 100_001)).status).toBe(204)
    expect(await instalmentsOf(project)).toMatchObject([
      { amount_cents: 50_001, state: 'due', due_on: '2025-09-01' },
      { amount_cents: 50_000, state: 'planned' },
    ])
    expect(await eventsOf(project)).toEqual(['1 planned', '2 planned', '1 amount', '1 due', '2 amount'])
    expect((await setTotal(project, 200_000)).code).toBe('PT409')
  })

  it('makes the instalments of a project that started before they existed, or before plans did [FORT-122]', async () => {
    const { project: planned } = await createBilledRoom('custom')
    await requestAsService(`instalments?project_id=eq.${planned}`, { method: 'DELETE' })
    const { project: unplanned } = await createRoom()
    const body = { started_on: '2025-09-01' }
    await requestAsService(`projects?id=eq.${unplanned}`, { method: 'PATCH', body })
    for (const project of [planned, unplanned]) {
      expect((await setTotal(project, 100_000)).status).toBe(204)
      expect(await instalmentsOf(project)).toMatchObject([
        { amount_cents: 50_000, state: 'due', due_on: '2025-09-01' },
        { amount_cents: 50_000, state: 'planned' },
      ])
    }
    const before = await instalmentsOf(unplanned)
    await skipBrief(unplanned)
    await callAsAdmin('start_project_steps', { project: unplanned, first_day: '2025-09-01' })
    expect(await instalmentsOf(unplanned)).toEqual(before)
  })

  it('waits until no instalment is void [FORT-122]', async () => {
    const { project } = await createBilledRoom('custom')
    const [first] = await instalmentsOf(project)
    await correct(first, 'void')
    expect((await setTotal(project, 100_000)).code).toBe('PT409')
    await correct((await instalmentsOf(project))[0], 'reinstate')
    expect((await setTotal(project, 100_000)).status).toBe(204)
  })

  it.each([
    ['a reason', 100_000, ' ', 'PT422'],
    ['a total', null, 'Quote', 'PT422'],
    ['two cents', 1, 'Quote', 'PT422'],
    ['a plausible total', 1_000_000_001, 'Quote', 'PT422'],
  ])('needs %s [FORT-122]', async (_what, total, reason, code) => {
    const { project } = await createBilledRoom('custom')
    expect((await setTotal(project, total, reason)).code).toBe(code)
    expect((await instalmentsOf(project))[0].amount_cents).toBeNull()
  })

  it('waits until the project has started [FORT-122]', async () => {
    const { project } = await createRoom()
    expect((await setTotal(project, 100_000)).code).toBe('PT409')
    expect(await instalmentsOf(project)).toEqual([])
    expect((await callAsAdmin('set_project_total', { project, total_cents: 12.5, reason: 'x' })).status).toBe(400)
  })
})

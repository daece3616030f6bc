import { requestAs, requestAsService } from '../api.ts'
import { skipBrief } from './briefs.ts'
import { callAsAdmin, createRoom, type Room } from './rooms.ts'
import { runExclusively } from '../runExclusively.ts'

export type Instalment = {
  id: string
  part: number
  amount_cents: number | null
  plan_name: string | null
  price_list_version: number | null
  state: string
  due_on: string | null
  paid_on: string | null
  reference: string | null
  updated_at: string
}

/** A new client with a project of a plan that has started on the first day. */
export async function createBilledRoom(plan = 'professional-agent', firstDay = '2025-09-01'): Promise<Room> {
  const room = await createRoom('Bill Billed')
  await requestAsService(`projects?id=eq.${room.project}`, { method: 'PATCH', body: { budget_range: plan } })
  await skipBrief(room.project)
  const started = await callAsAdmin('start_project_steps', { project: room.project, first_day: firstDay })
  if (started.status !== 204) throw new Error(started.code)
  return room
}

/** A project with two instalments of 500 dollars. */
export async function createPricedRoom() {
  const room = await createBilledRoom('custom')
  await setTotal(room.project, 100_000)
  return room
}

/** Both instalments of a project. */
export const instalmentsOf = async (project: string) =>
  (await requestAsService(`instalments?project_id=eq.${project}&order=part`)).rows as unknown as [
    Instalment,
    Instalment,
  ]

/** What happened to them, as "1 due", the first thing first. */
export const eventsOf = async (project: string) =>
  (await requestAsService(`instalment_events?project_id=eq.${project}&order=id`)).rows.map(
    ({ part, kind }) => `${String(part)} ${String(kind)}`,
  )

export const markPaid = ({ id, updated_at }: Instalment, paid_on = '2025-09-02', reference = 'TR-77') =>
  callAsAdmin('mark_instalment_paid', { instalment: id, paid_on, reference, base_version: updated_at })

export const correct = (
  { id, updated_at }: Instalment,
  correction: string,
  values: { amount_cents?: number; due_on?: string; reason?: string } = {},
) =>
  callAsAdmin('correct_instalment', {
    ...{ instalment: id, correction, reason: 'Agreed on the phone', base_version: updated_at },
    ...values,
  })

export const setTotal = (project: string, total_cents: number | null, reason = 'Quote 12') =>
  callAsAdmin('set_project_total', { project, total_cents, reason })

const plan = (name: string, price: string) => ({
  ...{ name, price, original_price: price, discount: '0% off', description: 'Text', timeline: '10-14 days' },
  ...{ cta: 'Go', features: [], popular: false },
})

const publish = async (body: { plans: unknown; add_ons: unknown }) => {
  const published = await requestAs('admin', 'rpc/publish_pricing', { method: 'POST', body })
  if (published.status !== 204) throw new Error(published.code)
}

/** Publishes a price list of these plans; returns its version. */
export async function publishPrices(prices: Record<string, string>) {
  await publish({ plans: Object.entries(prices).map(([name, price]) => plan(name, price)), add_ons: [] })
  return (await requestAs('admin', 'price_list_versions?order=id.desc&limit=1')).rows[0]!.id as number
}

/** Lets the tests of a file publish prices: other files wait, and find the price list of before. */
export function runWithOwnPrices() {
  let before: { plans: unknown; add_ons: unknown }
  // Jest runs it before the lock is released, because it is registered first.
  afterAll(() => publish(before))
  runExclusively('pricing')
  beforeAll(async () => {
    const [plans, addOns] = await Promise.all(
      ['pricing_plans', 'add_ons'].map((table) => requestAs('visitor', `${table}?order=position`)),
    )
    before = { plans: plans!.rows, add_ons: addOns!.rows }
  })
}

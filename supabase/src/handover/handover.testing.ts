/* For tests: the handover of a project before the sign-off and after it, and money-back requests in each state. */
import type { Handover, TickedItem } from './handover.ts'
import type { RefundEvent, RefundRequest, RefundState } from './refund.ts'

const created_at = '2025-09-01T10:00:00.123456+00:00'
const untouched = { client_ticked_at: null, team_ticked_at: null, client_name: null, team_name: null }

export const sampleItem = (values: Partial<TickedItem> = {}): TickedItem => ({
  ...{ id: 'item-1', kind: 'repository', title: 'Source code in your repository', note: null, link: null },
  ...{ ...untouched, created_at, updated_at: created_at },
  ...values,
})

const items = [
  sampleItem({
    ...{ note: 'With the history.', link: 'https://git.example/harbor-lane/agent' },
    ...{ team_ticked_at: '2025-09-15T10:00:00Z', team_name: 'Ada Berg' },
  }),
  sampleItem({
    ...{ id: 'item-2', kind: 'documents', title: 'Handbook' },
    ...{ team_ticked_at: '2025-09-15T10:00:00Z', team_name: 'Ada Berg' },
    ...{ client_ticked_at: '2025-09-16T10:00:00Z', client_name: 'Zoë Ångström' },
  }),
  sampleItem({ id: 'item-3', kind: 'training', title: 'Handover call' }),
]

/** A project whose plan runs, as its client sees it. */
export const runningHandover: Handover = {
  ...{ side: 'client', zone: 'Europe/Lisbon', is_deleted: false, is_closed: false, items: [], support: null },
  refunds: { window: 'too_early', agreed_day: '2025-09-18', paid_cents: 225_000, requests: [] },
}

/** The same once it is signed off. */
export const signedHandover: Handover = {
  ...runningHandover,
  items,
  support: { days: 14, last_day: '2025-12-08', days_left: 12 },
  refunds: { ...runningHandover.refunds, window: 'signed_off' },
}

const event = (kind: RefundState, values: Partial<RefundEvent> = {}): RefundEvent => ({
  ...{ id: 1, kind, reason: null, amount_cents: null, paid_back_on: null, reference: null },
  ...{ created_at: '2025-09-19T10:00:00Z', by: 'team' },
  ...values,
})

const requested = event('requested', { reason: 'It books the wrong day.', by: 'client' })
const paid = { amount_cents: 225_000, paid_back_on: '2025-09-23', reference: 'TR-91' }
const eventsByState: Record<RefundState, RefundEvent[]> = {
  requested: [requested],
  approved: [requested, event('approved', { id: 2 })],
  declined: [requested, event('declined', { id: 2, reason: 'The date was moved.' })],
  withdrawn: [requested, event('withdrawn', { id: 2, by: 'client' })],
  paid_back: [requested, event('approved', { id: 2 }), event('paid_back', { id: 3, ...paid })],
}

/** A money-back request in a state. */
export const sampleRefund = (state: RefundState): RefundRequest => ({
  ...{ id: 'refund-1', state, reason: 'It books the wrong day.', created_at: '2025-09-19T10:00:00Z' },
  decision_reason: state === 'declined' ? 'The date was moved.' : null,
  ...(state === 'paid_back' ? paid : { amount_cents: null, paid_back_on: null, reference: null }),
  events: eventsByState[state],
})

/** A project after its agreed date, without a request or with one. */
export const lateHandover = (state?: RefundState): Handover => ({
  ...runningHandover,
  is_closed: state === 'approved' || state === 'paid_back',
  refunds: { ...runningHandover.refunds, window: 'open', requests: state ? [sampleRefund(state)] : [] },
})

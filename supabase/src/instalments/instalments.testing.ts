/* For tests: the instalments of a project of $4,500, the first paid. */
import type { Instalment } from './instalment.ts'

const common = { amount_cents: 225_000, plan_name: 'Professional Agent' }

export const paidInstalment: Instalment = {
  ...common,
  ...{ id: '00000000-0000-4000-9000-0000000000c1', part: 1, state: 'paid', due_on: '2025-09-01' },
  ...{ paid_on: '2025-09-03', reference: 'TR-77', updated_at: '2025-09-03T10:00:00.123456+00:00' },
}
export const plannedInstalment: Instalment = {
  ...common,
  ...{ id: '00000000-0000-4000-9000-0000000000c2', part: 2, state: 'planned', due_on: null, paid_on: null },
  ...{ reference: null, updated_at: '2025-09-01T10:00:00.123456+00:00' },
}
export const dueInstalment: Instalment = { ...paidInstalment, state: 'due', paid_on: null, reference: null }

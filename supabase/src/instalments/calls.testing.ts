/* For tests: every request about instalments. */
import { queryClient, runMutation as mutate } from '../core/fakeRequests.testing.ts'
import { maxCents } from './money.ts'
import * as mutations from './mutations.ts'
import * as queries from './queries.ts'

const id = '00000000-0000-4000-8000-000000000101'
const version = { id, updated_at: '2025-09-01T10:00:00.123456+00:00' }
/** The longest reason, of characters that need the most bytes. */
const reason = '\u{1F98A}'.repeat(500)

/** Runs every query and mutation by its name, with the largest input that the product gives it. */
export const instalmentCalls: Record<string, () => unknown> = {
  projectInstalments: () => queryClient.query(queries.projectInstalments(id)),
  instalmentHistory: () => queryClient.query(queries.instalmentHistory(id)),
  setProjectTotal: () => mutate(mutations.setProjectTotal(), { project: id, totalCents: maxCents, reason }),
  markInstalmentPaid: () =>
    mutate(mutations.markInstalmentPaid(), {
      ...version,
      ...{ paid_on: '2025-09-02', reference: '\u{1F98A}'.repeat(100) },
    }),
  correctInstalment: () =>
    mutate(mutations.correctInstalment(), {
      ...version,
      ...{ correction: 'amount', reason, amount_cents: maxCents, due_on: '2025-09-02' },
    }),
}

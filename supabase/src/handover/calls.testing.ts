/* For tests: every request about the handover. */
import { queryClient, runMutation as mutate } from '../core/fakeRequests.testing.ts'
import * as mutations from './mutations.ts'
import * as queries from './queries.ts'
import * as refundMutations from './refundMutations.ts'

const id = '00000000-0000-4000-8000-000000000101'
const updated_at = '2025-09-01T10:00:00.123456+00:00'
/** Characters that need the most bytes. */
const longest = (length: number) => '\u{1F98A}'.repeat(length)

/** Runs every query and mutation by its name, with the largest input that the product gives it. */
export const handoverCalls: Record<string, () => unknown> = {
  projectHandover: () => queryClient.query(queries.projectHandover(id)),
  saveHandoverItem: () =>
    mutate(mutations.saveHandoverItem(), {
      ...{ id, project: id, updated_at, kind: 'repository', title: longest(120), note: longest(500) },
      link: `https://x.example/${'x'.repeat(480)}`,
    }),
  deleteHandoverItem: () => mutate(mutations.deleteHandoverItem(), { project: id, item: id }),
  addStandardHandoverItems: () => mutate(mutations.addStandardHandoverItems(), id),
  tickHandoverItem: () => mutate(mutations.tickHandoverItem(), { project: id, id, updated_at, isTicked: true }),
  requestRefund: () => mutate(refundMutations.requestRefund(), { id, project: id, reason: longest(500) }),
  withdrawRefund: () => mutate(refundMutations.withdrawRefund(), id),
  decideRefund: () => mutate(refundMutations.decideRefund(), { id, decision: 'approved', reason: longest(500) }),
  markRefundPaid: () =>
    mutate(refundMutations.markRefundPaid(), { id, paid_back_on: '2025-09-02', reference: longest(100) }),
}

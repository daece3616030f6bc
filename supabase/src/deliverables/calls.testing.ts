/* For tests: every request about deliverables. */
import { queryClient, runMutation as mutate } from '../core/fakeRequests.testing.ts'
import * as mutations from './mutations.ts'
import * as queries from './queries.ts'

const id = '00000000-0000-4000-8000-000000000101'
const updated_at = '2025-09-01T10:00:00.123456+00:00'
/** A text of characters that need the most bytes. */
const text = (length: number) => '\u{1F98A}'.repeat(length)
const items = Array.from({ length: 20 }, () => ({ url: `https://x.example/${'x'.repeat(1_980)}`, label: text(200) }))
const decisions = items.map(() => ({ item: id, decision: 'changes' as const, comment: text(2_000) }))
const draft = { deliverable: id, project: id, name: text(120), notes: text(2_000), items }

/** Runs every query and mutation by its name, with the largest input that the product gives it. */
export const deliverableCalls: Record<string, () => unknown> = {
  projectDeliverables: () => queryClient.query(queries.projectDeliverables(id)),
  openApprovals: () => queryClient.query(queries.openApprovals()),
  saveDraft: () => mutate(mutations.saveDraft(), { ...draft, baseVersion: updated_at }),
  discardDraft: () => mutate(mutations.discardDraft(), id),
  requestApproval: () => mutate(mutations.requestApproval(), { id, updated_at }),
  withdrawRequest: () => mutate(mutations.withdrawRequest(), id),
  decideDeliverable: () => mutate(mutations.decideDeliverable(), { version: id, decisions }),
}

/* For tests: every request about acceptance cases. */
import { queryClient, runMutation as mutate } from '../core/fakeRequests.testing.ts'
import * as mutations from './mutations.ts'
import * as queries from './queries.ts'

const id = '00000000-0000-4000-8000-000000000101'
const updated_at = '2025-09-01T10:00:00.123456+00:00'
/** Characters that need the most bytes. */
const longest = (length: number) => '\u{1F98A}'.repeat(length)
const content = { title: longest(120), input: longest(4_000), expected: longest(4_000), importance: 'must' } as const
const values = { ...content, files: Array.from({ length: 10 }, () => id) }
const cases = Array.from({ length: 20 }, () => ({ id, ...content }))

/** Runs every query and mutation by its name, with the largest input that the product gives it. */
export const acceptanceCalls: Record<string, () => unknown> = {
  acceptanceList: () => queryClient.query(queries.acceptanceList(id)),
  fetchAcceptanceList: () => queries.fetchAcceptanceList(id),
  acceptanceRuns: () => queryClient.query(queries.acceptanceRuns(id, id)),
  acceptanceSummaries: () => queryClient.query(queries.acceptanceSummaries(Array.from({ length: 25 }, () => id))),
  saveCase: () => mutate(mutations.saveCase(), { project: id, id, baseVersion: updated_at, ...values }),
  setCaseDeleted: () => mutate(mutations.setCaseDeleted(), { id, isDeleted: true }),
  importCases: () => mutate(mutations.importCases(), { project: id, cases }),
  confirmList: () => mutate(mutations.confirmList(), { project: id, version: 7 }),
  withdrawConfirmation: () => mutate(mutations.withdrawConfirmation(), id),
  proposeChange: () =>
    mutate(mutations.proposeChange(), { project: id, id, reason: longest(500), base: { id, updated_at }, values }),
  decideProposal: () => mutate(mutations.decideProposal(), { id, decision: 'accepted' }),
  addAgentVersion: () => mutate(mutations.addAgentVersion(), { project: id, name: longest(40), note: longest(500) }),
  deleteAgentVersion: () => mutate(mutations.deleteAgentVersion(), { project: id, name: longest(40) }),
  recordRun: () =>
    mutate(mutations.recordRun(), {
      ...{ id, case: { id, version: 1 }, agentVersion: longest(40), result: 'fail', note: longest(2_000), picture: id },
    }),
}

/* For tests: every request about the sign-off. */
import { queryClient, runMutation as mutate } from '../core/fakeRequests.testing.ts'
import * as mutations from './mutations.ts'
import * as queries from './queries.ts'

const id = '00000000-0000-4000-8000-000000000101'
/** Characters that need the most bytes. */
const longest = (length: number) => '\u{1F98A}'.repeat(length)

/** Runs every query and mutation by its name, with the largest input that the product gives it. */
export const signOffCalls: Record<string, () => unknown> = {
  signOffState: () => queryClient.query(queries.signOffState(id)),
  waiveCase: () => mutate(mutations.waiveCase(), { id, version: 7, reason: longest(500) }),
  takeBackWaiver: () => mutate(mutations.takeBackWaiver(), id),
  signOff: () => mutate(mutations.signOff(), { project: id, name: longest(120), basisHash: 'a'.repeat(64) }),
}

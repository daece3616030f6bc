/* For tests: every request about flags to the database. */
import { queryClient, runMutation as mutate } from '../core/fakeRequests.testing.ts'
import * as mutations from './adminMutations.ts'
import * as queries from './adminQueries.ts'
import { maxReasonLength } from './storedFlag.ts'

const updated_at = '2025-09-01T10:00:00.123456+00:00'
const flag = { area: 'marketing', name: 'a'.repeat(60), reason: '\u{1F98A}'.repeat(maxReasonLength), updated_at }

/** Runs every query and mutation by its name, with the largest input that the product gives it. */
export const flagCalls: Record<string, () => unknown> = {
  storedFlags: () => queryClient.query(queries.storedFlags()),
  flagEvents: () => queryClient.query(queries.flagEvents()),
  setFlag: () => mutate(mutations.setFlag(), { ...flag, kind: 'percentage', percentage: 100 }),
  removeFlag: () => mutate(mutations.removeFlag(), flag),
}

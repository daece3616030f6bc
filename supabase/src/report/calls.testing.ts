/* For tests: every request about the report. */
import { queryClient } from '../core/fakeRequests.testing.ts'
import { deliveryReport } from './adminQueries.ts'
import { deliveryPromise } from './queries.ts'

/** Runs every query by its name, with the largest input that the product gives it. */
export const reportCalls: Record<string, () => unknown> = {
  deliveryPromise: () => queryClient.query(deliveryPromise()),
  deliveryReport: () => queryClient.query(deliveryReport(365, 'professional-agent')),
}

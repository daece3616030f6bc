/* For tests: every request about errors and vitals. */
import { queryClient } from '../core/fakeRequests.testing.ts'
import { clientError, clientErrors } from './clientErrors.ts'
import { routeVitals, webVitals } from './webVitals.ts'

/** Runs every query by its name, with the largest input that the product gives it. */
export const telemetryCalls: Record<string, () => unknown> = {
  clientErrors: () =>
    queryClient.query(clientErrors({ q: '\u{1F98A}'.repeat(100), area: 'backoffice', page: 100_000 })),
  webVitals: () => queryClient.query(webVitals('backoffice')),
  routeVitals: () => queryClient.query(routeVitals(`/${'x'.repeat(99)}`)),
  clientError: () => queryClient.query(clientError('c'.repeat(32))),
}

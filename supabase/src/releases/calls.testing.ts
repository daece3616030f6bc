/* For tests: every request about releases to the database. */
import { queryClient, runMutation as mutate } from '../core/fakeRequests.testing.ts'
import * as canaries from './canaries.ts'
import * as pins from './pins.ts'

const pin = { area: 'backoffice', reason: '\u{1F98A}'.repeat(pins.maxReasonLength) }

/** Runs every query and mutation by its name, with the largest input that the product gives it. */
export const releaseCalls: Record<string, () => unknown> = {
  canaries: () => queryClient.query(canaries.canaries()),
  buildFigures: () => queryClient.query(canaries.buildFigures(pin.area)),
  endCanary: () =>
    mutate(canaries.endCanary(), { ...pin, updated_at: '2025-09-01T10:00:00.123456+00:00', isPromoted: true }),
  releasePins: () => queryClient.query(pins.releasePins()),
  releaseEvents: () => queryClient.query(pins.releaseEvents()),
  unpinRelease: () => mutate(pins.unpinRelease(), { ...pin, updated_at: '2025-09-01T10:00:00.123456+00:00' }),
}

/* For tests: every request about what client and team agree on, deliver and pay in a project. */
import { acceptanceCalls } from '../../acceptance/calls.testing.ts'
import { briefCalls } from '../../briefs/calls.testing.ts'
import { deliverableCalls } from '../../deliverables/calls.testing.ts'
import { handoverCalls } from '../../handover/calls.testing.ts'
import { instalmentCalls } from '../../instalments/calls.testing.ts'
import { signOffCalls } from '../../signOff/calls.testing.ts'
import { telemetryCalls } from '../../telemetry/calls.testing.ts'
import { testimonialCalls } from '../../testimonials/calls.testing.ts'

/** Runs every query and mutation by its name, with the largest input that the product gives it. */
export const projectRoomCalls: Record<string, () => unknown> = {
  ...acceptanceCalls,
  ...briefCalls,
  ...deliverableCalls,
  ...handoverCalls,
  ...instalmentCalls,
  ...signOffCalls,
  ...telemetryCalls,
  ...testimonialCalls,
}

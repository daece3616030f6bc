/* For tests: the requests of the entities that list theirs. */
import { acceptanceCalls } from '../../acceptance/calls.testing.ts'
import { briefCalls } from '../../briefs/calls.testing.ts'
import { deliverableCalls } from '../../deliverables/calls.testing.ts'
import { deskCalls } from '../../desk/calls.testing.ts'
import { instalmentCalls } from '../../instalments/calls.testing.ts'
import { messageCalls } from '../../messages/calls.testing.ts'
import { planCalls } from '../../plans/calls.testing.ts'
import { signOffCalls } from '../../signOff/calls.testing.ts'
import { testimonialCalls } from '../../testimonials/calls.testing.ts'

/** Runs each query and mutation by its name. */
export const entityCalls: Record<string, () => unknown> = {
  ...acceptanceCalls,
  ...briefCalls,
  ...deliverableCalls,
  ...deskCalls,
  ...instalmentCalls,
  ...messageCalls,
  ...planCalls,
  ...signOffCalls,
  ...testimonialCalls,
}

import { maxStripDays } from '../plans/plan.ts'
import { type Delivery, deliveryDays, deliverySteps } from '../projects/delivery.ts'
import type { AcceptanceSummary } from './acceptance.ts'

/** How many of the cases pass, in percent, rounded; 100 means all. */
export const passedPercent = ({ cases, passed }: Pick<AcceptanceSummary, 'cases' | 'passed'>) =>
  cases === 0 ? 0 : passed === cases ? 100 : Math.min(99, Math.round((passed / cases) * 100))

/** The same in a few words, for the test step of a day strip. */
const passedNote = (summary: AcceptanceSummary) =>
  `${summary.passed} of ${summary.cases} cases passed (${passedPercent(summary)}%)`

type Span = { from: number; to: number; label: string; isDelivery?: boolean; note?: string }

/** The steps of a day strip with how far the cases pass, at the test. Without a summary, the steps as they are. */
const withAcceptance = (spans: readonly Span[], summary: AcceptanceSummary | null | undefined): readonly Span[] =>
  summary ? spans.map((span) => (span.label === 'Test' ? { ...span, note: passedNote(summary) } : span)) : spans

/**
 * Where a delivery stands, as a sentence and as what its day strip shows, with how far the cases pass once a version of the
 * agent is tested. A long plan has no strip, so its sentence says that. [FORT-74]
 */
export function deliveryProgress(delivery: Delivery, summary?: AcceptanceSummary | null) {
  const { stage, sentence, daysDone, today, dates, spans = deliverySteps } = delivery
  const pausedBefore = stage === 'on-hold' && dates ? daysDone + 1 : undefined
  const days = dates?.length ?? deliveryDays
  if (days > maxStripDays) {
    return { days, sentence: summary ? `${sentence}. Test: ${passedNote(summary)}` : sentence }
  }
  const strip = { days, spans: withAcceptance(spans, summary), progress: { daysDone, today, pausedBefore }, dates }
  return { days, sentence, strip }
}

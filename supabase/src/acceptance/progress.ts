import type { AcceptanceSummary } from './acceptance.ts'

/** How many of the cases pass, in percent, rounded; 100 means all. */
export const passedPercent = ({ cases, passed }: Pick<AcceptanceSummary, 'cases' | 'passed'>) =>
  cases === 0 ? 0 : passed === cases ? 100 : Math.min(99, Math.round((passed / cases) * 100))

/** The same in a few words, for the test step of a day strip. */
export const passedNote = (summary: AcceptanceSummary) =>
  `${summary.passed} of ${summary.cases} cases pass (${passedPercent(summary)}%)`

type Span = { from: number; to: number; label: string; isDelivery?: boolean; note?: string }

/** The steps of a day strip with how far the cases pass, at the test. Without a summary, the steps as they are. */
export const withAcceptance = (
  spans: readonly Span[],
  summary: AcceptanceSummary | null | undefined,
): readonly Span[] =>
  summary ? spans.map((span) => (span.label === 'Test' ? { ...span, note: passedNote(summary) } : span)) : spans

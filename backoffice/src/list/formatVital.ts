import type { Vital } from '@fortnight/supabase/telemetry/webVitals'

/** A value with its unit: "1.24 s", "240 ms", and CLS as it is. */
export function formatVital(vital: Vital, value: number) {
  if (vital === 'CLS') return value.toFixed(2)
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(2)} s`
}

/** What the metrics are called on the screens. */
export const vitalLabels: Record<Vital, string> = {
  LCP: 'Largest paint',
  INP: 'Response',
  CLS: 'Layout shift',
  FCP: 'First paint',
  TTFB: 'First byte',
}

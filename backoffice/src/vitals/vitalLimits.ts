import type { BadgeTone } from '@fortnight/shared-ui/data/Badge'
import type { RouteVitals, Vital, VitalValues } from '@fortnight/supabase/telemetry/webVitals'

type Limits = { hint: string; good: number; poor: number }

/** The metrics in the order of the screen, with the limits of https://web.dev/articles/vitals. */
export const vitalLimits: Record<Vital, Limits> = {
  LCP: { hint: 'Time until the largest element is on the screen', good: 2_500, poor: 4_000 },
  INP: { hint: 'Time from an interaction to the next paint', good: 200, poor: 500 },
  CLS: { hint: 'How much the page moves by itself', good: 0.1, poor: 0.25 },
  FCP: { hint: 'Time until anything is on the screen', good: 1_800, poor: 3_000 },
  TTFB: { hint: 'Time until the server begins to respond', good: 800, poor: 1_800 },
}

export const vitalNames = Object.keys(vitalLimits) as Vital[]

/** How good a value is, as a word and a color. */
export function rateVital(vital: Vital, value: number): { word: string; tone: BadgeTone } {
  const { good, poor } = vitalLimits[vital]
  if (value <= good) return { word: 'Good', tone: 'positive' }
  return value <= poor ? { word: 'Needs work', tone: 'warning' } : { word: 'Poor', tone: 'danger' }
}

/** Whether everything that was measured is good. */
export const areGood = (values: VitalValues) =>
  vitalNames.every((vital) => (values[vital] ?? 0) <= vitalLimits[vital].good)

/** Routes that miss a target before those that are good; within both, as the database sorts them, by views. */
export const worstFirst = (routes: RouteVitals[]) =>
  routes.toSorted((a, b) => Number(areGood(a.p75)) - Number(areGood(b.p75)))

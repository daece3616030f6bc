/* For tests: how fast the routes are. */
import type { RouteDetails, RouteVitals } from './webVitals.ts'

/** A row of the back office’s list. */
export const listedRoute = (values: Partial<RouteVitals> = {}): RouteVitals => ({
  ...{ route: '/pricing', area: 'marketing', views: 1_200 },
  p75: { LCP: 1_240, INP: 240, CLS: 0.31, FCP: 900, TTFB: 120 },
  ...values,
})

/** One route with its builds, days and scripts. */
export const routeDetails = (values: Partial<RouteDetails> = {}): RouteDetails => ({
  builds: [
    {
      ...{ area: 'marketing', build: '0123456789ab', commit_url: 'https://git.example/commit/1', views: 900 },
      p75: { LCP: 1_240, CLS: 0.02 },
    },
    { area: 'marketing', build: '', commit_url: null, views: 300, p75: { LCP: 2_600 } },
  ],
  days: Array.from({ length: 14 }, (_, day) => ({
    day: `2025-09-${String(day + 1).padStart(2, '0')}`,
    p75: day < 12 ? {} : { LCP: 1_000 + 100 * day },
  })),
  scripts: [
    { script: 'shell', views: 20, p75: 120 },
    { script: 'other', views: 3, p75: 80 },
  ],
  ...values,
})

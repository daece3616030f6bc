/* For tests: a report. */
import type { DeliveryReport } from './adminQueries.ts'

/** A report with every part filled. */
export const sampleReport: DeliveryReport = {
  first_day: '2024-09-09',
  last_day: '2025-09-08',
  promise: { projects: 24, refunded: 1, median_days: 11, on_time_percent: 92 },
  funnel: [
    { stage: 'created', projects: 40 },
    { stage: 'brief_sent', projects: 36 },
    { stage: 'brief_accepted', projects: 33 },
    { stage: 'started', projects: 31 },
    { stage: 'cases_agreed', projects: 28 },
    { stage: 'tested', projects: 25 },
    { stage: 'signed_off', projects: 23 },
  ],
  durations: [
    { part: 'brief', projects: 36, median_days: 2, p90_days: 6.5 },
    { part: 'review', projects: 33, median_days: 1, p90_days: 2 },
    { part: 'start', projects: 31, median_days: 3, p90_days: 5 },
    { part: 'discovery', projects: 30, median_days: 2, p90_days: 3 },
    { part: 'build', projects: 28, median_days: 6.5, p90_days: 9 },
    { part: 'test', projects: 25, median_days: 2, p90_days: 4 },
    { part: 'launch', projects: 0, median_days: null, p90_days: null },
    { part: 'delivery', projects: 23, median_days: 11, p90_days: 14 },
  ],
  waiting: [
    { side: 'us', conversations: 4, on_hold: 1, held_projects: 2, held_days: 5 },
    { side: 'client', conversations: 7, on_hold: 3, held_projects: 9, held_days: 31 },
  ],
  overdue: {
    total: 1,
    projects: [
      {
        ...{ id: '00000000-0000-4000-8000-000000000101', name: 'Invoice agent', client: 'Mara Holt' },
        ...{ plan: 'starter-agent', step: 'build', last_day: '2025-09-04', days_late: 2 },
      },
    ],
  },
}

/** A report about a period in which nothing happened. */
export const emptyReport: DeliveryReport = {
  ...sampleReport,
  promise: { projects: 0, refunded: 0, median_days: null, on_time_percent: null },
  funnel: sampleReport.funnel.map((row) => ({ ...row, projects: 0 })),
  durations: sampleReport.durations.map(({ part }) => ({ part, projects: 0, median_days: null, p90_days: null })),
  waiting: sampleReport.waiting.map(({ side }) => ({
    ...{ side, conversations: 0, on_hold: 0, held_projects: 0, held_days: 0 },
  })),
  overdue: { total: 0, projects: [] },
}

import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import type { StepKind, WaitingSide } from '../plans/plan.ts'
import { reportKey } from './queries.ts'

/** The periods of a report, in days until today. */
export const reportPeriods = [30, 90, 365] as const
export type ReportPeriod = (typeof reportPeriods)[number]

/** How far a project gets, in this order. */
export type FunnelStage =
  'created' | 'brief_sent' | 'brief_accepted' | 'started' | 'cases_agreed' | 'tested' | 'signed_off'
/** A part of a delivery that takes time. */
export type DeliveryPart = 'brief' | 'review' | 'start' | StepKind | 'delivery'

export type FunnelRow = { stage: FunnelStage; projects: number }
/** In working days; null without projects. */
export type DurationRow = {
  part: DeliveryPart
  projects: number
  median_days: number | null
  p90_days: number | null
}
export type WaitingRow = {
  side: WaitingSide
  /** Conversations whose last message waits for an answer of the side, now. */
  conversations: number
  /** Projects that are on hold until the side acts, now. */
  on_hold: number
  /** Projects that were on hold for the side in the period. */
  held_projects: number
  /** Working days of the period that they were on hold. */
  held_days: number
}
export type OverdueProject = {
  id: string
  name: string
  client: string
  plan: string | null
  /** The step that should be done. */
  step: StepKind
  last_day: string
  /** In working days. */
  days_late: number
}

export type DeliveryReport = {
  first_day: string
  last_day: string
  /** What ended in the period, and how much of it with the money back instead of an acceptance. */
  promise: { projects: number; refunded: number; median_days: number | null; on_time_percent: number | null }
  funnel: FunnelRow[]
  durations: DurationRow[]
  waiting: WaitingRow[]
  /** The first 100 of all that are overdue. */
  overdue: { total: number; projects: OverdueProject[] }
}

/** The report about a period, for one plan or for all (''). */
export const deliveryReport = (days: ReportPeriod, plan: string) =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...reportKey, 'deliveries', days, plan],
    queryFn: async ({ signal }): Promise<DeliveryReport> => {
      const db = await database()
      const { data } = await db.rpc('delivery_report', { days, of_plan: plan }).abortSignal(signal).throwOnError()
      return data as unknown as DeliveryReport
    },
  })

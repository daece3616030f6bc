import type { TemporaryPostgres } from '../../../../.config/database/temporaryPostgres.ts'
import { type createRoomSql, ids } from './postgresRooms.ts'

export type Delivery = {
  /** First day of the plan. */
  first: string
  /** Last day of the plan as it was first made. */
  planned: string
  /** When the client accepted it. */
  accepted: string
  /** For whom, from when and until when; null while it lasts. */
  holds?: [side: 'us' | 'client', from: string, until: string | null][]
  plan?: string
}

/** A day of the week before last, from Monday on; negative for the weeks before. */
export const day = (number: number) => `(date_trunc('week', now())::date - 14 + ${number})`
export const noon = (number: number) => `(${day(number)} + time '12:00')`

export type Report = {
  promise: object
  funnel: { stage: string; projects: number }[]
  durations: { part: string; projects: number; median_days: number | null; p90_days: number | null }[]
  waiting: Record<string, unknown>[]
  overdue: { total: number; projects: Record<string, unknown>[] }
  first_day: string
  last_day: string
}

/** Reads the report as an admin. */
export const readReport = ({ run }: ReturnType<typeof createRoomSql>, days: number, plan: string) =>
  JSON.parse(run('admin', `select public.delivery_report(${days}, '${plan}')`)) as Report

/** A row of the durations. */
export const durationRow = (
  part: string,
  projects: number,
  median_days: number | null = null,
  p90_days = median_days,
) => ({
  ...{ part, projects, median_days, p90_days },
})

/** A side of the report for whom no project waits. */
export const noneWaiting = { conversations: 0, on_hold: 0, held_projects: 0, held_days: 0 }

/** Deliveries of the seeded client on a real Postgres, as of any time. All times may be SQL expressions in parentheses. */
export function createDeliverySql(sql: TemporaryPostgres['sql']) {
  const value = (text: string | null) => (text === null ? 'null' : text.startsWith('(') ? text : `'${text}'`)
  const createProject = (first: string | null, plan = '') => {
    const id = crypto.randomUUID()
    sql(`insert into public.projects (id, user_id, name, budget_range, started_on)
      values ('${id}', '${ids.client}', 'Delivered', '${plan}', ${value(first)})`)
    return id
  }
  const hold = (project: string, [side, from, until]: NonNullable<Delivery['holds']>[number]) =>
    sql(`insert into public.project_holds (project_id, waits_for, reason, held_from, held_until)
      values ('${project}', '${side}', 'Sample', ${value(from)}, ${value(until)})`)
  const accept = (project: string, accepted: string) =>
    sql(`select private.append_acceptance(
      gen_random_uuid(), '${project}', '${ids.client}', '{}', ${value(accepted)}::timestamptz)`)
  const start = (project: string, first: string, planned: string) =>
    sql(`insert into public.project_step_events (project_id, kind, to_first_day, to_last_day)
      values ('${project}', 'started', ${value(first)}, ${value(planned)})`)
  const agreeSql = (project: string) =>
    `insert into public.acceptance_lists (project_id, confirmed_by_client_at, confirmed_by_team_at, agreed_at)
      values ('${project}', now(), now(), now())`
  return {
    /** Working days from a day until today. */
    daysSince: (from: string) =>
      Number(sql(`select public.working_days_between(${from}, private.business_day(now()))`)),
    createProject,
    start,
    hold,
    accept,
    agreeSql,
    agree: (project: string) => sql(agreeSql(project)),
    /** Asks for the money back of a project at a time; what became of it is its state. */
    refund: (project: string, asked: string, state: 'requested' | 'approved' | 'declined' = 'approved') =>
      sql(`insert into public.refunds (id, project_id, state, reason, decision_reason, created_at)
        values (gen_random_uuid(), '${project}', '${state}', 'Late', 'Sample', ${value(asked)})`),
    /** A project that was accepted by a plan; returns its id. */
    deliver: ({ first, planned, accepted, holds = [], plan }: Delivery) => {
      const project = createProject(first, plan)
      start(project, first, planned)
      for (const given of holds) hold(project, given)
      accept(project, accepted)
      return project
    },
  }
}

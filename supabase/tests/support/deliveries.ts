import type { TemporaryPostgres } from '../../../.config/database/temporaryPostgres.ts'
import { ids } from './postgresRooms.ts'

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
  return {
    createProject,
    hold,
    accept,
    /** A project that was accepted by a plan; returns its id. */
    deliver: ({ first, planned, accepted, holds = [], plan }: Delivery) => {
      const project = createProject(first, plan)
      sql(`insert into public.project_step_events (project_id, kind, to_first_day, to_last_day)
        values ('${project}', 'started', ${value(first)}, ${value(planned)})`)
      for (const given of holds) hold(project, given)
      accept(project, accepted)
      return project
    },
  }
}

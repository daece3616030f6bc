import { requestAsService } from '../api.ts'
import { skipBrief } from './briefs.ts'
import { callAs, callAsAdmin, createRoom, type Room } from './rooms.ts'

export type Step = {
  id: string
  kind: string
  first_day: string
  last_day: string
  updated_at: string
  done_at: string | null
}
export type Plan = {
  zone: string
  days: string[]
  steps: Step[]
  holds: { first_day: string; days: number; waits_for: string; reason: string; held_until: string | null }[]
  waited_for_us: number
  waited_for_client: number
}

/** A new client with a project that has started on the first day. */
export async function createStartedRoom(firstDay = '2025-09-01'): Promise<Room> {
  const room = await createRoom('Penny Planned')
  await skipBrief(room.project)
  await callAsAdmin('start_project_steps', { project: room.project, first_day: firstDay })
  return room
}

/** The plan of a project as its client sees it. */
export async function fetchPlan({ client, project }: Room) {
  const { rows } = await callAs(client.token, 'project_plans', { projects: [project] })
  return rows[0] as unknown as Plan
}

/** First and last day of each step. */
export const daysOf = ({ steps }: Plan) =>
  Object.fromEntries(steps.map(({ kind, first_day, last_day }) => [kind, [first_day, last_day]]))

export const stepOf = (plan: Plan, kind: string) => plan.steps.find((step) => step.kind === kind)!

export const moveStep = ({ id, updated_at }: Step, first_day: string, last_day: string, reason = 'Ill') =>
  callAsAdmin('move_project_step', { step: id, first_day, last_day, reason, base_version: updated_at })

/** Lets the open hold of a project have begun at a time. */
export const setHoldStart = (project: string, held_from: string) =>
  requestAsService(`project_holds?project_id=eq.${project}&held_until=is.null`, {
    method: 'PATCH',
    body: { held_from },
  })

export const eventsOf = async (project: string) =>
  (await requestAsService(`project_step_events?project_id=eq.${project}&order=id`)).rows

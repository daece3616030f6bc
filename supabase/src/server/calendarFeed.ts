import type { StepKind } from '../plans/plan.ts'
import type { serviceClient } from './serviceClient.ts'

/** A step of one of the client's projects. */
export type FeedStep = {
  id: string
  kind: StepKind
  first_day: string
  last_day: string
  updated_at: string
  project_id: string
  project_name: string
  is_on_hold: boolean
}

/** The steps of the calendar feed with this token; null for unknown tokens. Throws database errors. */
export async function fetchFeedSteps(db: ReturnType<typeof serviceClient>, token: string) {
  return (await db.rpc('calendar_feed', { token }).throwOnError()).data as FeedStep[] | null
}

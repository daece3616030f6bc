import type { AreaName } from '../releases/areas.ts'
import type { CanaryFigures } from '../releases/canaries.ts'
import type { serviceClient } from './serviceClient.ts'

type ServiceClient = ReturnType<typeof serviceClient>

/** How many page views a build had, and how many of them failed. */
export type BuildViews = { area: AreaName; build: string; views: number; failed: number }

/** Adds page views to those of the day, and to the canaries that compare these builds; at most 100. Throws database errors. */
export async function recordPageViews(db: ServiceClient, views: BuildViews[]) {
  await db.rpc('record_page_views', { views }).throwOnError()
}

/** All canaries with what happened since their builds are compared. Throws database errors. */
export async function comparedCanaries(db: ServiceClient) {
  return (await db.rpc('compared_canaries').throwOnError()).data as unknown as CanaryFigures[]
}

/** How a canary ends without an admin; `canary_ended` when visitors no longer get the stable build. */
export type CanaryOutcome = 'canary_halted' | 'canary_promoted' | 'canary_ended'

/** Ends a canary as it is known. Returns false when another server, or an admin, was faster. Throws database errors. */
export async function decideCanary(
  db: ServiceClient,
  { area, updated_at }: Pick<CanaryFigures, 'area' | 'updated_at'>,
  outcome: CanaryOutcome,
  reason: string,
) {
  const { data } = await db.rpc('decide_canary', { area, base_version: updated_at, outcome, reason }).throwOnError()
  return data
}

import type { CanaryFigures } from '@fortnight/supabase/releases/canaries'
import { type CanaryOutcome, comparedCanaries, decideCanary } from '@fortnight/supabase/server/canaries'
import type { serviceClient } from '@fortnight/supabase/server/serviceClient'
import { log } from '../../http/log.ts'
import { liveBuildOf } from '../liveBuilds.ts'
import { type Canary, onCanaryChange, runningCanaries } from './canaries.ts'
import { updateCanaries } from './canaryBuilds.ts'
import { onRepeatedFailures } from './candidates.ts'
import { compareBuilds } from './compareBuilds.ts'

const intervalMs = 5_000
/** How long servers may take to switch to the build that is the stable one when a canary starts. */
const switchSeconds = 30

type Database = ReturnType<typeof serviceClient>

/**
 * Keeps the builds of canaries loaded while the process runs and, with the secret key, decides about them every five seconds. Any
 * number of servers may do so: the database takes the first decision.
 */
export function followCanaries(db: Database | undefined) {
  onRepeatedFailures((canary, lastReason) => {
    if (db) void decide(db, canary, 'canary_halted', `Its render workers keep failing: ${lastReason}`.slice(0, 500))
  })
  onCanaryChange(() => void updateCanaries())
  void repeat()

  async function repeat() {
    if (runningCanaries().length > 0) {
      // A build that could not be loaded is tried again.
      await updateCanaries()
      if (db) await decideAll(db)
    }
    setTimeout(() => void repeat(), intervalMs).unref()
  }
}

let lastProblem = ''

async function decideAll(db: Database) {
  try {
    for (const figures of await comparedCanaries(db)) {
      const found = findOutcome(figures, liveBuildOf(figures.area))
      if (found) await decide(db, figures, found.outcome, found.reason)
    }
    lastProblem = ''
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    // Once instead of every five seconds.
    if (problem !== lastProblem) log.error(`The canaries could not be compared: ${problem}`)
    lastProblem = problem
  }
}

async function decide(
  db: Database,
  canary: Pick<Canary, 'updated_at'> & { area: string },
  outcome: CanaryOutcome,
  reason: string,
) {
  try {
    if (await decideCanary(db, canary, outcome, reason))
      log.info(`${canary.area}: ${outcome.replace('_', ' ')}. ${reason}`)
  } catch (error) {
    log.error(
      `${canary.area}: the canary could not be ended: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** What a canary has come to; undefined while it goes on. [REL-112] */
export function findOutcome(
  figures: CanaryFigures,
  liveBuild: string | undefined,
): { outcome: CanaryOutcome; reason: string } | undefined {
  const { build, stable_build, running_seconds, is_due, min_views, canary } = figures
  if (liveBuild && liveBuild !== stable_build && running_seconds > switchSeconds) {
    const reason = `Visitors get build ${liveBuild} now. The canary compared ${build} with ${stable_build}.`
    return { outcome: 'canary_ended', reason }
  }
  const comparison = compareBuilds(figures)
  if (comparison.isWorse) return { outcome: 'canary_halted', reason: comparison.reason }
  if (!is_due || canary.views < min_views) return undefined
  const views = canary.views.toLocaleString('en-US')
  return { outcome: 'canary_promoted', reason: `It was not worse in ${views} page views, and its time had come.` }
}

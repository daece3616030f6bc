import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LiveBuild } from '@fortnight/supabase/server/telemetry'
import type { AreaName } from '@fortnight/supabase/releases/areas'
import { pointerTimeoutMs } from '../limits/timeouts.ts'
import { describeLiveBuilds } from '../releases/liveBuilds.ts'
import { readLimited } from '../remotes/verifiedFile.ts'
import { settings } from '../settings.ts'

const refetchAfterMs = 60_000
const maxLedgerBytes = 1024 * 1024
const ledgers = new Map<AreaName, { fetchedAt: number; builds: Promise<string[]> }>()

/** The builds that this server serves at the moment, with the pages of their commits. */
export function liveBuilds(): LiveBuild[] {
  const { areas } = describeLiveBuilds()
  const builds = areas.map(({ area, build, commitUrl }) => ({
    area: area as AreaName,
    build,
    commit_url: commitUrl,
  }))
  return builds.filter(({ build }) => /^[0-9a-f]{12}$/.test(build))
}

/** Whether a build was released, and not only claimed by a browser: open tabs may have an earlier one. [REL-53] */
export async function isReleased(area: AreaName, build: string) {
  if (liveBuilds().some((live) => live.area === area && live.build === build)) return true
  if (area === 'shell') return existsSync(join(settings.releases, build))
  return (await readLedger(area)).includes(build)
}

function readLedger(area: Exclude<AreaName, 'shell'>) {
  const known = ledgers.get(area)
  if (known && Date.now() - known.fetchedAt < refetchAfterMs) return known.builds
  const builds = fetchLedger(settings.pointers[area]).catch(() => [])
  ledgers.set(area, { fetchedAt: Date.now(), builds })
  return builds
}

/** The builds in the list beside a pointer. */
async function fetchLedger(pointer: string): Promise<string[]> {
  const url = new URL('releases.json', pointer)
  const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(pointerTimeoutMs) })
  if (!response.ok) return []
  const releases: unknown = JSON.parse((await readLimited('releases.json', response, maxLedgerBytes)).toString())
  return Array.isArray(releases) ? (releases as { build: string }[]).map(({ build }) => build) : []
}

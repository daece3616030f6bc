import type { AreaName } from '@fortnight/supabase/releases/areas'
import { scrubPath } from '../../src/telemetry/scrub.ts'
import { routePattern } from '../http/routePattern.ts'
import { findLiveArea } from '../remotes/liveAreas.ts'

const maxRouteLength = 100

/** The route of a page by its path. Of pages below a wildcard, such as those of the back office, the path without ids. */
export function pageRoute(path: string) {
  const pattern = routePattern(path)
  if (!pattern.endsWith('/*')) return pattern
  const route = scrubPath(path)
  return /^[\w/:-]+$/.test(route) && route.length <= maxRouteLength ? route : pattern
}

/** The area that owns a page; the shell owns what no other area does. */
export const pageArea = (path: string): AreaName => findLiveArea(path)?.remote ?? 'shell'

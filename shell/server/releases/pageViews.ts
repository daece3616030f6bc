import { type BuildViews, recordPageViews } from '@fortnight/supabase/server/canaries'
import type { Request } from 'express'
import { findArea } from '../../src/areas/areas.ts'
import type { RemoteName } from '../../src/startup/bootData.ts'
import { serviceDatabase } from '../account/serviceDatabase.ts'
import { isCrawler } from '../flags/visitorNumber.ts'
import { onShutdown } from '../http/onShutdown.ts'
import type { ServedBuilds } from '../remotes/servedBuilds.ts'
import { createReportBatch } from '../telemetry/reportBatch.ts'
import { liveBuildOf } from './liveBuilds.ts'

const maxBuilds = 50

const views = createReportBatch<{ area: RemoteName; build: string; hasFailed: boolean }>({
  what: 'page views of builds',
  maxItems: maxBuilds,
  keep: async (counted) => {
    if (serviceDatabase) await recordPageViews(serviceDatabase, counted.map(toSum))
  },
})
onShutdown(() => views.flush())

const toSum = ({ area, build, hasFailed, count }: { hasFailed: boolean; count: number } & BuildKey): BuildViews => ({
  ...{ area, build, views: count, failed: hasFailed ? count : 0 },
})

type BuildKey = Pick<BuildViews, 'area' | 'build'>

/** Counts a page view for the build that owns the page. A page that could not be rendered has failed. [REL-111] */
export function countPageView(request: Request, { areas, trial, canaries }: ServedBuilds, status: number) {
  if (trial || isCrawler(request) || (status !== 200 && status < 500)) return
  // The browser may never show it.
  if (request.get('sec-purpose')?.includes('prefetch')) return
  const area = findArea(areas, request.path)?.remote
  const build = area && (canaries?.[area] ?? liveBuildOf(area))
  if (build) views.add({ area, build, hasFailed: status >= 500 })
}

import type { RequestHandler } from 'express'
import { shellRelease } from '../pages/shellRelease.ts'
import { marketingBundle, remoteLocations } from '../remotes/remoteBuilds.ts'
import { isShuttingDown } from './shutdown.ts'

/** GET /healthz: the process is alive; names the builds that it serves. */
export const health: RequestHandler = (_request, response) => {
  response
    .set('Cache-Control', 'no-store')
    .json({ status: 'ok', build: shellRelease.build, remotes: remoteLocations() })
}

/** GET /readyz: public pages can be rendered, because marketing's server bundle is loaded, and no shutdown has begun. */
export const readiness: RequestHandler = (_request, response) => {
  const ready = marketingBundle() !== undefined && !isShuttingDown()
  response
    .status(ready ? 200 : 503)
    .set('Cache-Control', 'no-store')
    .json({ ready })
}

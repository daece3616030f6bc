import type { RequestHandler } from 'express'
import { release } from '../pages/shellRelease.ts'
import { marketingBundle, remoteLocations } from '../remotes/remoteBuilds.ts'
import { isStopping } from './shutdown.ts'

/** The process is alive; says which builds it serves. */
export const health: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-store').json({ status: 'ok', build: release.build, remotes: remoteLocations() })
}

/** The process can render public pages, because marketing's server bundle has been loaded, and is going to stay. */
export const readiness: RequestHandler = (_request, response) => {
  const ready = marketingBundle() !== undefined && !isStopping()
  response
    .status(ready ? 200 : 503)
    .set('Cache-Control', 'no-store')
    .json({ ready })
}

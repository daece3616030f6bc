import type { RequestHandler } from 'express'
import { shellRelease } from '../pages/shellRelease.ts'
import { remoteLocations } from '../remotes/remoteBuilds.ts'

/** GET /healthz: the process is alive; names the builds that it serves. */
export const health: RequestHandler = (_request, response) => {
  response
    .set('Cache-Control', 'no-store')
    .json({ status: 'ok', build: shellRelease.build, remotes: remoteLocations() })
}

import { type Request, type Response, Router } from 'express'
import { requireAdmin } from '../account/requireAdmin.ts'
import { declaredFlags } from '../flags/flags.ts'
import { log } from '../http/log.ts'
import { preventStoring } from '../http/responses.ts'
import { limitRate } from '../limits/rateLimit.ts'
import { listKeptBuilds } from '../remotes/keptBuilds.ts'
import { isRemote } from '../remotes/pointers.ts'
import { describeLiveBuilds } from './liveBuilds.ts'

const requestsPerMinute = 60

/** What only this server knows of the live builds, for the back office: builds, shared libraries and declared flags. */
export function releaseRoutes() {
  const router = Router()
  router.use(
    ['/releases/live', '/releases/flags', '/releases/:area/builds'],
    preventStoring,
    limitRate({ name: 'releases', limit: requestsPerMinute }, rejectRequest),
    requireAdmin('Only admins can see releases.'),
  )
  router.get('/releases/live', (_request, response) => void response.json(describeLiveBuilds()))
  router.get('/releases/flags', (_request, response) => void response.json(declaredFlags()))
  router.get('/releases/:area/builds', sendKeptBuilds)
  return router
}

async function sendKeptBuilds({ params: { area } }: Request<{ area: string }>, response: Response) {
  if (!isRemote(area)) return response.status(404).json({ message: 'There is no such area.' })
  try {
    return response.json(await listKeptBuilds(area))
  } catch (error) {
    log.error(`${area}: the releases cannot be listed: ${error instanceof Error ? error.message : String(error)}`)
    return response.status(503).json({ message: `The releases of ${area} could not be read. Please try again.` })
  }
}

const rejectRequest = (_request: unknown, response: Response, wait: string) =>
  response.status(429).json({ message: `Too many requests. Please wait ${wait} and try again.` })

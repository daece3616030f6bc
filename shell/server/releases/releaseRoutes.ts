import { type Response, Router } from 'express'
import { requireAdmin } from '../account/requireAdmin.ts'
import { declaredFlags } from '../flags/flags.ts'
import { preventStoring } from '../http/responses.ts'
import { limitRate } from '../limits/rateLimit.ts'
import { describeLiveBuilds } from './liveBuilds.ts'

const requestsPerMinute = 60

/** What only this server knows of the live builds, for the back office: builds, shared libraries and declared flags. */
export function releaseRoutes() {
  const router = Router()
  router.use(
    ['/releases/live', '/releases/flags'],
    preventStoring,
    limitRate({ name: 'releases', limit: requestsPerMinute }, rejectRequest),
    requireAdmin('Only admins can see releases.'),
  )
  router.get('/releases/live', (_request, response) => void response.json(describeLiveBuilds()))
  router.get('/releases/flags', (_request, response) => void response.json(declaredFlags()))
  return router
}

const rejectRequest = (_request: unknown, response: Response, wait: string) =>
  response.status(429).json({ message: `Too many requests. Please wait ${wait} and try again.` })

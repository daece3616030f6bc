import express, { type Request, type Response, Router } from 'express'
import { callAsCaller } from '../account/callerAccount.ts'
import { requireAdmin } from '../account/requireAdmin.ts'
import { preventStoring } from '../http/responses.ts'
import { limitRate } from '../limits/rateLimit.ts'
import { clearCachesIfContentChanged } from '../pages/contentVersion.ts'
import { announceContentChange } from '../pages/sharedContentChanges.ts'
import { isRemote } from '../remotes/pointers.ts'
import { findBuildProblem } from './buildProblem.ts'
import { pinnedBuilds } from './pins.ts'

const pinsPerMinute = 30
const maxBodyBytes = 4096

/** Pins a build for an area on behalf of an admin, and says which builds are pinned. [REL-30, REL-34] */
export function pinRoutes() {
  const router = Router()
  // For `npm run rollback`, which has no access to the database.
  router.get('/releases/pins', preventStoring, (_request, response) =>
    response.json(Object.fromEntries(pinnedBuilds())),
  )
  router.post(
    '/releases/:area/pin',
    preventStoring,
    limitRate({ name: 'release-pins', limit: pinsPerMinute }, rejectRequest),
    // Only for admins does the server fetch what they name.
    requireAdmin('Only admins pin releases.'),
    express.json({ limit: maxBodyBytes }),
    pinRelease,
  )
  return router
}

async function pinRelease(request: Request<{ area: string }>, response: Response) {
  const { area } = request.params
  if (!isRemote(area)) return reject(response, 404, 'There is no such area.')

  const { build, reason, base_version } = (request.body ?? {}) as Record<string, unknown>
  const problem = await findBuildProblem(area, build)
  if (problem) return reject(response, 422, `This build cannot be pinned: ${problem}.`)
  const pinned = await callAsCaller(request, 'pin_release', { area, build, reason, base_version })
  if (pinned?.ok) {
    // The other servers look at once, too, when they share a Redis; else within a second.
    if (await clearCachesIfContentChanged()) void announceContentChange()
    return response.json({})
  }
  const { message } = ((await pinned?.json().catch(() => undefined)) ?? {}) as { message?: string }
  if (message && pinned && pinned.status < 500) return reject(response, pinned.status, message)
  return reject(response, 503, 'The database is not responding. Please try again.')
}

const reject = (response: Response, status: number, message: string) => response.status(status).json({ message })

const rejectRequest = (_request: unknown, response: Response, wait: string) =>
  reject(response, 429, `Too many requests. Please wait ${wait} and try again.`)

import express, { type Request, type Response, Router } from 'express'
import { callAsCaller } from '../../account/callerAccount.ts'
import { requireAdmin } from '../../account/requireAdmin.ts'
import { preventStoring } from '../../http/responses.ts'
import { limitRate } from '../../limits/rateLimit.ts'
import { clearCachesIfContentChanged } from '../../pages/contentVersion.ts'
import { announceContentChange } from '../../pages/sharedContentChanges.ts'
import { requireListed } from '../../remotes/keptBuilds.ts'
import { isRemote } from '../../remotes/pointers.ts'
import { settings } from '../../settings.ts'
import { liveBuildOf } from '../liveBuilds.ts'
import { prepareCanary } from './canaryBuilds.ts'

const startsPerMinute = 30
const maxBodyBytes = 4096

/** Starts a canary on behalf of an admin, or changes it. [REL-110] */
export function canaryRoutes() {
  const router = Router()
  router.post(
    '/releases/:area/canary',
    preventStoring,
    limitRate({ name: 'release-canaries', limit: startsPerMinute }, rejectRequest),
    requireAdmin('Only admins start canaries.'),
    express.json({ limit: maxBodyBytes }),
    startCanary,
  )
  return router
}

async function startCanary(request: Request<{ area: string }>, response: Response) {
  const { area } = request.params
  if (!isRemote(area)) return reject(response, 404, 'There is no such area.')
  if (!settings.secretKey) return reject(response, 503, 'This server cannot compare builds: it has no secret key.')
  const { build, ...values } = (request.body ?? {}) as Record<string, unknown>
  if (typeof build !== 'string' || !/^[0-9a-f]{12}$/.test(build)) {
    return reject(response, 422, 'This build cannot be a canary: this is not the id of a build.')
  }
  const { share, error_margin, vitals_margin, min_views, promote_after_hours, reason, base_version } = values
  const numbers = [share, error_margin, vitals_margin, min_views, promote_after_hours ?? 1]
  if (!numbers.every(Number.isInteger)) {
    return reject(response, 422, 'Share, margins, page views, and hours are whole numbers.')
  }
  try {
    await requireListed(area, build)
    await prepareCanary({ area, build, share: Number(share) })
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return reject(response, 422, `This build cannot be a canary: ${problem}.`)
  }
  const started = await callAsCaller(request, 'start_canary', {
    ...{ area, build, stable_build: liveBuildOf(area), share, error_margin, vitals_margin, min_views },
    ...{ promote_after_hours, reason, base_version },
  })
  if (started?.ok) {
    // The other servers look at once, too, when they share a Redis; else within a second.
    if (await clearCachesIfContentChanged()) void announceContentChange()
    return response.json({})
  }
  const { message } = ((await started?.json().catch(() => undefined)) ?? {}) as { message?: string }
  if (message && started && started.status < 500) return reject(response, started.status, message)
  return reject(response, 503, 'The database is not responding. Please try again.')
}

const reject = (response: Response, status: number, message: string) => response.status(status).json({ message })

const rejectRequest = (_request: unknown, response: Response, wait: string) =>
  reject(response, 429, `Too many requests. Please wait ${wait} and try again.`)

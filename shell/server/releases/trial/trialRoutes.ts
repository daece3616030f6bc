import express, { type Request, type Response, Router } from 'express'
import { requireAdmin } from '../../account/requireAdmin.ts'
import { preventStoring } from '../../http/responses.ts'
import { limitRate } from '../../limits/rateLimit.ts'
import { requireListed } from '../../remotes/keptBuilds.ts'
import { isRemote } from '../../remotes/pointers.ts'
import { requireTrial } from './trialBuilds.ts'
import { createTrialCookie, removeTrialCookie } from './trialCookie.ts'

const trialsPerMinute = 30
const maxBodyBytes = 4096

/** Lets the browser of an admin try a build of an area, and stop. [REL-40] [REL-42] */
export function trialRoutes() {
  const router = Router()
  router.post(
    '/releases/:area/trial',
    preventStoring,
    limitRate({ name: 'release-trials', limit: trialsPerMinute }, rejectRequest),
    requireAdmin('Only admins try builds.'),
    express.json({ limit: maxBodyBytes }),
    startTrial,
  )
  // The form of the banner, which works without scripts. Sending it changes only what one’s own browser shows.
  router.post('/releases/leave-trial', preventStoring, (request, response) => {
    response.set('Set-Cookie', removeTrialCookie()).redirect(303, pathOfReferrer(request))
  })
  return router
}

async function startTrial(request: Request<{ area: string }>, response: Response) {
  const { area } = request.params
  if (!isRemote(area)) return reject(response, 404, 'There is no such area.')
  const { build } = (request.body ?? {}) as Record<string, unknown>
  if (typeof build !== 'string' || !/^[0-9a-f]{12}$/.test(build)) {
    return reject(response, 422, 'This build cannot be tried: this is not the id of a build.')
  }
  try {
    await requireListed(area, build)
    await requireTrial({ area, build })
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return reject(response, 422, `This build cannot be tried: ${problem}.`)
  }
  return response.set('Set-Cookie', createTrialCookie({ area, build })).json({})
}

/** The page that was left, which may be one of the tried build alone. */
function pathOfReferrer(request: Request) {
  const referrer = request.get('referer') ?? ''
  if (!URL.canParse(referrer)) return '/'
  const { host, pathname, search } = new URL(referrer)
  // More than one slash would lead to another site.
  return host === request.get('host') && !pathname.startsWith('//') ? pathname + search : '/'
}

const reject = (response: Response, status: number, message: string) => response.status(status).json({ message })

const rejectRequest = (_request: unknown, response: Response, wait: string) =>
  reject(response, 429, `Too many requests. Please wait ${wait} and try again.`)

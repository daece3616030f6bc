import express, { type Request, type Response, Router } from 'express'
import type { RemoteName } from '../../src/startup/bootData.ts'
import { callAsCaller, type CallerAccount, isSignedOut } from '../account/callerAccount.ts'
import { sendFileError, sendUnavailable, signInAgain } from '../files/fileErrors.ts'
import { limitRate } from '../limits/rateLimit.ts'
import { fetchPointer, requireUsable } from '../remotes/pointers.ts'
import { fetchServerBundle } from '../remotes/verifiedFile.ts'
import { settings } from '../settings.ts'
import { pinnedBuilds } from './pins.ts'

const pinsPerMinute = 30
const maxBodyBytes = 4096

/** Pins a build for an area on behalf of an admin, and says which builds are pinned. [REL-30, REL-34] */
export function pinRoutes() {
  const router = Router()
  // For `npm run rollback`, which has no access to the database.
  router.get('/releases/pins', (_request, response) =>
    response.set('Cache-Control', 'no-store').json(Object.fromEntries(pinnedBuilds())),
  )
  router.post(
    '/releases/:area/pin',
    limitRate({ name: 'release-pins', limit: pinsPerMinute }, rejectRequest),
    express.json({ limit: maxBodyBytes }),
    pinRelease,
  )
  return router
}

async function pinRelease(request: Request<{ area: string }>, response: Response) {
  const { area } = request.params
  if (!request.get('apikey') || !request.get('authorization')) return sendFileError(response, 401, signInAgain)
  // Only for admins does the server fetch what they name.
  const account = await callAsCaller(request, 'own_account')
  if (isSignedOut(account)) return sendFileError(response, 401, signInAgain)
  if (!account?.ok) return sendUnavailable(response, 'database', account ? `status ${account.status}` : 'no response')
  const [caller] = (await account.json()) as CallerAccount[]
  if (!caller?.is_admin) return sendFileError(response, 403, 'Only admins pin releases.')
  if (!isRemote(area)) return sendFileError(response, 404, 'There is no such area.')

  const { build, reason, base_version } = (request.body ?? {}) as Record<string, unknown>
  const problem = await findProblem(area, build)
  if (problem) return sendFileError(response, 422, `This build cannot be pinned: ${problem}.`)
  const pinned = await callAsCaller(request, 'pin_release', { area, build, reason, base_version })
  if (pinned?.ok) return response.set('Cache-Control', 'no-store').json({})
  const { message } = ((await pinned?.json().catch(() => undefined)) ?? {}) as { message?: string }
  if (message && pinned && pinned.status < 500) return sendFileError(response, pinned.status, message)
  return sendUnavailable(response, 'database', pinned ? `status ${pinned.status}` : 'no response')
}

/** Why a build cannot be served: it is gone, damaged, unsigned, or speaks another contract. */
async function findProblem(area: RemoteName, build: unknown) {
  if (typeof build !== 'string' || !/^[0-9a-f]{12}$/.test(build)) return 'this is not the id of a build'
  try {
    const pointer = await requireUsable(area, await fetchPointer(area, build))
    if (area === 'marketing') await fetchServerBundle(settings.pointers[area], pointer)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const isRemote = (area: string): area is RemoteName => Object.hasOwn(settings.pointers, area)

const rejectRequest = (_request: unknown, response: Response, wait: string) =>
  sendFileError(response, 429, `Too many requests. Please wait ${wait} and try again.`)

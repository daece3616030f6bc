import { type Request, type RequestHandler, Router } from 'express'
import { callerAccount, loadCallerAccount } from '../account/callerAccount.ts'
import { log } from '../http/log.ts'
import { onShutdown } from '../http/onShutdown.ts'
import { changeLiveStreams } from '../metrics/metrics.ts'
import { limitDatabaseRequests, releaseDatabaseSlot } from '../proxy/limitDatabaseRequests.ts'
import type { LiveDatabase } from './liveDatabase.ts'
import { createLivePoller } from './livePoller.ts'
import { type LiveStream, openStream } from './liveStream.ts'
import { readSession } from './readSession.ts'
import { limitStreams, rejectStream, tryCountStream } from './streamLimits.ts'
import { checkStreams } from './streamChecks.ts'

// Servers that take over from this one get these browsers within a few seconds, not at once.
const retryAfterShutdownMs = 2_000

/**
 * GET /events: a stream of what has changed, for the pages of a signed-in user. An event names a kind and a project; the
 * browser then loads what it shows again, with the rights of its user. Without the secret key there is no stream.
 */
export function liveEvents(database: LiveDatabase | undefined) {
  const router = Router()
  if (!database) return router.get('/events', rejectWithoutKey)
  const streams = new Set<LiveStream>()
  const poller = createLivePoller({
    database,
    isNeeded: () => streams.size > 0,
    onEvents(events) {
      for (const stream of streams) stream.sendAll(events)
    },
  })
  checkStreams(streams, database, async () => (await poller.start()).cursor())
  onShutdown(() => {
    for (const stream of streams) stream.end(retryAfterShutdownMs)
  })

  const open: RequestHandler = async (request, response) => {
    releaseDatabaseSlot(request)
    const account = callerAccount(response)
    const session = readSession(request.get('authorization') ?? '')
    if (!account || !session) {
      rejectStream(response, 401, 'Your session has expired. Please sign in again.')
      return
    }
    const eventLog = await poller.start().catch((error: unknown) => {
      log.error(`live: ${String(error)}`)
    })
    // The browser may have gone in the meantime. Nothing would end its stream.
    if (response.destroyed) return
    if (!eventLog) {
      rejectStream(response, 503, 'The database is not responding.')
      return
    }
    if (!tryCountStream(request, response, account.id)) return

    const stream = openStream(response, { userId: account.id, isAdmin: account.is_admin, ...session })
    streams.add(stream)
    changeLiveStreams(1)
    response.once('close', () => {
      streams.delete(stream)
      changeLiveStreams(-1)
    })
    const lastCursor = request.get('last-event-id')
    const missed = lastCursor === undefined ? eventLog.recent() : eventLog.after(lastCursor)
    if (missed) stream.sendAll(missed)
    // Tells the browser that it is connected, and from where to go on.
    stream.send({ cursor: eventLog.cursor(), kind: missed ? 'connected' : 'reset', project_id: null })
  }

  const checks = [requireCredentials, limitStreams(() => streams.size), limitDatabaseRequests, loadCallerAccount]
  return router.get('/events', ...checks, open)
}

const rejectWithoutKey: RequestHandler = (_request, response) =>
  rejectStream(response, 503, 'This server sends no live events: it has no secret key.', 600)

const requireCredentials: RequestHandler = (request: Request, response, next) => {
  if (request.method === 'HEAD') response.status(405).set('Allow', 'GET').end()
  else if (request.get('apikey') && request.get('authorization')) next()
  else rejectStream(response, 401, 'Please sign in.')
}

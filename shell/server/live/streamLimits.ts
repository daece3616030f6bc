import type { Request, RequestHandler, Response } from 'express'
import { isShuttingDown } from '../http/onShutdown.ts'
import { clientKey, createClientLimit } from '../limits/perClientLimits.ts'
import { countShedRequest } from '../metrics/metrics.ts'

// All tabs of a browser share one stream where they can; where they cannot, each has one.
const streamsPerUser = createClientLimit(() => 20)
// Many people may share an address.
const streamsPerAddress = createClientLimit(() => 300)

/** A server keeps at most so many streams. */
export const maxStreams = 3_000

/** Rejects a stream. Browsers then ask for changes from time to time, and try again after `retrySeconds`. */
export function rejectStream(response: Response, status: number, message: string, retrySeconds = 30) {
  if (status === 503) response.set('Retry-After', String(retrySeconds))
  response.status(status).set('Cache-Control', 'no-store').json({ message })
}

/** Rejects streams while there are too many, and while the server is stopping. */
export const limitStreams =
  (openCount: () => number): RequestHandler =>
  (request, response, next) => {
    if (isShuttingDown()) rejectStream(response, 503, 'This server is just stopping.', 1)
    else if (openCount() >= maxStreams || streamsPerAddress.isReached(clientKey(request))) rejectBusy(response)
    else next()
  }

/** Counts a stream of a user until its response has closed. Responds and returns false when the user has too many. */
export function tryCountStream(request: Request, response: Response, userId: string) {
  if (streamsPerUser.isReached(userId)) {
    rejectBusy(response)
    return false
  }
  response.once('close', streamsPerUser.acquire(userId))
  response.once('close', streamsPerAddress.acquire(clientKey(request)))
  return true
}

function rejectBusy(response: Response) {
  countShedRequest('stream')
  rejectStream(response, 503, 'Too many pages are waiting for news right now. This one asks from time to time instead.')
}

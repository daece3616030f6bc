import type { Request, RequestHandler, Response } from 'express'
import { createLimiter } from './limiter.ts'
import { clientKey } from './perClientLimits.ts'

type Options = {
  /** Distinguishes the limit from others that the shells share. */
  name: string
  limit: number
  /** One minute unless told. */
  windowSeconds?: number
  /** What to count by instead of the client's address; requests without such a key are not counted. */
  keyOf?: (request: Request) => string | undefined
  /** Counts rejected requests only. A service that does not respond is not a failed attempt. */
  onlyRejected?: boolean
}

/** `wait` is the remaining time in words, such as "12 seconds". */
export type RejectHandler = (request: Request, response: Response, wait: string) => void

/** Allows `limit` requests per client address and window. More get a 429 from `reject`, with Retry-After set. */
export function limitRate(
  { name, limit, windowSeconds = 60, keyOf = clientKey, onlyRejected = false }: Options,
  reject: RejectHandler,
): RequestHandler {
  const limiter = createLimiter({ name, limit, windowSeconds })
  return async (request, response, next) => {
    const key = keyOf(request)
    const waitMs = key ? await limiter.attempt(key) : 0
    if (waitMs) {
      rejectFor(waitMs, request, response, reject)
      return
    }
    if (key && onlyRejected) {
      response.once('finish', () => {
        if (!isRejection(response)) void limiter.takeBack(key)
      })
    }
    next()
  }
}

/** Responds with a 429 from `reject`, with Retry-After set to the remaining time. */
export function rejectFor(waitMs: number, request: Request, response: Response, reject: RejectHandler) {
  const seconds = Math.ceil(waitMs / 1_000)
  response.status(429).set({ 'Retry-After': String(seconds), 'Cache-Control': 'no-store' })
  reject(request, response, formatWait(seconds))
}

/** Whether a response says that the request was wrong. A failed link from an email redirects to a page that says why. */
export const isRejection = (response: Response) =>
  (response.statusCode >= 400 && response.statusCode < 500) ||
  /[?#&]error_code=/.test(String(response.getHeader('Location') ?? ''))

const units = [
  { name: 'hour', seconds: 3_600 },
  { name: 'minute', seconds: 60 },
]

/** The time in the largest unit of which it has more than two, rounded up. */
function formatWait(seconds: number) {
  const unit = units.find((candidate) => seconds > 2 * candidate.seconds) ?? { name: 'second', seconds: 1 }
  const count = Math.ceil(seconds / unit.seconds)
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`
}

import type { Request, Response } from 'express'
import { rateLimit, type RateLimitInfo } from 'express-rate-limit'

type Options = {
  /** What to count by instead of the client's address; requests without such a key are not counted. */
  keyOf?: (request: Request) => string | undefined
  /** Counts rejected requests only. A service that does not respond is not a failed attempt. */
  onlyRejected?: boolean
}

/** `wait` is the remaining time in words, such as "12 seconds". */
type RejectHandler = (request: Request, response: Response, wait: string) => void

/** Allows `limit` requests per client address and minute. More get a 429 from `reject`, with Retry-After set. */
export const rateLimitPerMinute = (limit: number, reject: RejectHandler, { keyOf, onlyRejected }: Options = {}) =>
  rateLimit({
    windowMs: 60_000,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    skipSuccessfulRequests: onlyRejected,
    requestWasSuccessful: (_request, response) => !isRejection(response),
    ...(keyOf && {
      skip: (request: Request) => !keyOf(request),
      keyGenerator: (request: Request) => keyOf(request) ?? '',
    }),
    handler(request, response) {
      const seconds = secondsUntilReset(request)
      response.status(429).set('Retry-After', String(seconds))
      reject(request, response, seconds === 1 ? '1 second' : `${seconds} seconds`)
    },
  })

// A failed link from an e-mail redirects to a page that says why.
const isRejection = (response: Response) =>
  (response.statusCode >= 400 && response.statusCode < 500) ||
  /[?#&]error_code=/.test(String(response.getHeader('Location') ?? ''))

function secondsUntilReset(request: Request) {
  const { resetTime } = (request as Request & { rateLimit: RateLimitInfo }).rateLimit
  return Math.max(1, Math.ceil(((resetTime?.getTime() ?? 0) - Date.now()) / 1_000))
}

import type { Request, Response } from 'express'
import { rateLimit, type RateLimitInfo } from 'express-rate-limit'

type Counting = {
  /** What to count by instead of the visitor's address; requests without it are not counted. */
  by?: (request: Request) => string | undefined
  /** Counts what is refused and nothing else. A service that does not answer is nobody's failed try. */
  onlyRefused?: boolean
}

/** `wait` is the time that is left, in words. */
type Answer = (request: Request, response: Response, wait: string) => void

/** So many requests per visitor's address and minute; more are answered 429, in the words of whoever they were for. */
export const perMinute = (limit: number, answer: Answer, { by, onlyRefused }: Counting = {}) =>
  rateLimit({
    windowMs: 60_000,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    skipSuccessfulRequests: onlyRefused,
    requestWasSuccessful: (_request, response) => !isRefusal(response),
    ...(by && { skip: (request: Request) => !by(request), keyGenerator: (request: Request) => by(request) ?? '' }),
    handler(request, response) {
      const seconds = secondsLeft(request)
      answer(
        request,
        response.status(429).set('Retry-After', String(seconds)),
        seconds === 1 ? '1 second' : `${seconds} seconds`,
      )
    },
  })

// The link of a mail that fails leads to a page that says why.
const isRefusal = (response: Response) =>
  (response.statusCode >= 400 && response.statusCode < 500) ||
  /[?#&]error_code=/.test(String(response.getHeader('Location') ?? ''))

function secondsLeft(request: Request) {
  const { resetTime } = (request as Request & { rateLimit: RateLimitInfo }).rateLimit
  return Math.max(1, Math.ceil(((resetTime?.getTime() ?? 0) - Date.now()) / 1_000))
}

import type { Request, Response } from 'express'
import { rateLimit } from 'express-rate-limit'

type Only = { failed?: boolean; skip?: (url: string) => boolean }

/** So many requests per visitor's address and minute; more are answered 429, in the words of whoever they were for. */
export const perMinute = (
  limit: number,
  answer: (request: Request, response: Response, waitSeconds: number) => void,
  only: Only = {},
) =>
  rateLimit({
    windowMs: 60_000,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    skipSuccessfulRequests: only.failed,
    skip: (request) => only.skip?.(request.originalUrl) ?? false,
    handler: (request, response, _next, { windowMs }) =>
      answer(request, response.status(429), Math.ceil(windowMs / 1_000)),
  })

import type { RequestHandler } from 'express'
import { rawQuery } from '../http/responses.ts'

/**
 * Rejects filters by regular expression (`match`, `imatch`). The product uses none, and an expression with catastrophic
 * backtracking would keep the database busy for as long as its author likes.
 */
export const rejectRegexFilters: RequestHandler = (request, response, next) => {
  // PostgREST treats a semicolon as the end of a parameter, too.
  const params = [...new URLSearchParams(rawQuery(request).replaceAll(';', '&'))]
  if (params.some(([name, value]) => isRegexFilter(name, value))) {
    const message = 'Filters by regular expression are not supported.'
    response.status(400).set('Cache-Control', 'no-store').json({ code: 'no_patterns', message })
  } else next()
}

// Names are matched loosely: services do not agree on which ones are groups of conditions.
const isRegexFilter = (name: string, value: string) =>
  /^[^\w*]*(not\.)*i?match[.(]/i.test(value) || (/(^|\W)(and|or)\W*$/i.test(name) && /\.i?match[.(]/i.test(value))

import type { RequestHandler } from 'express'
import { queryOf } from '../http/responses.ts'

/**
 * Refuses filters by regular expressions of the visitor's own (`match`, `imatch`). The product asks for none, and one that
 * goes back and forth over a long text keeps the database busy for as long as its author likes.
 */
export const refusePatterns: RequestHandler = (request, response, next) => {
  // PostgREST takes a semicolon for the end of a parameter, too.
  if (![...new URLSearchParams(queryOf(request).replaceAll(';', '&'))].some(([name, value]) => isPattern(name, value)))
    return next()
  const message = 'Filters by regular expressions are not offered.'
  response.status(400).set('Cache-Control', 'no-store').json({ code: 'no_patterns', message })
}

// Whatever the name looks like: services do not agree on which ones are groups of conditions.
const isPattern = (name: string, value: string) =>
  /^[^\w*]*(not\.)*i?match[.(]/i.test(value) || (/(^|\W)(and|or)\W*$/i.test(name) && /\.i?match[.(]/i.test(value))

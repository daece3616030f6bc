import type { Request, RequestHandler } from 'express'
import { rawQuery } from '../../http/responses.ts'
import { checkRequest } from './checkRequest.ts'
import { QueryRejection } from './rejection.ts'

/**
 * Rejects every request to the REST API that the product does not send: other tables, functions, operators and headers, and
 * more of everything than a screen needs. The database would run such a query for as long as its author likes. Runs after
 * the body has been read.
 */
export const rejectUnknownQueries: RequestHandler = (request, response, next) => {
  try {
    checkHeaders(request)
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    checkRequest({ method: request.method, path: request.path, query: rawQuery(request), body })
  } catch (error) {
    if (!(error instanceof QueryRejection)) throw error
    const rejection = { code: 'query_rejected', message: error.message }
    return void response.status(400).set('Cache-Control', 'no-store').json(rejection)
  }
  next()
}

// Others turn new rows into changes of existing ones, for example.
const allowedPreferences = ['return=minimal', 'return=representation', 'count=exact']

function checkHeaders(request: Request) {
  const preferences = (request.get('prefer') ?? '').split(',').flatMap((preference) => preference.trim() || [])
  if (preferences.some((preference) => /^count\b/i.test(preference) && preference !== 'count=exact')) {
    throw new QueryRejection('Rows are counted exactly or not at all.')
  }
  if (!preferences.every((preference) => allowedPreferences.includes(preference))) {
    throw new QueryRejection(`"Prefer" may contain: ${allowedPreferences.join(', ')}.`)
  }
  if (request.get('range') !== undefined) throw new QueryRejection('Use limit and offset instead of a range.')
  if (request.get('content-type') !== undefined && !/^application\/json\b/i.test(request.get('content-type') ?? '')) {
    throw new QueryRejection('Rows and arguments must be sent as JSON.')
  }
}

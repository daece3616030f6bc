import type { IncomingMessage, ServerResponse } from 'node:http'
import { recordRequest } from '../metrics/metrics.ts'
import { log } from './log.ts'
import { assignRequestId } from './requestId.ts'
import { routePattern } from './routePattern.ts'

/** Assigns an id to a request, and logs and counts its outcome. The log holds the route only: URLs contain search terms and tokens. */
export function logRequest(request: IncomingMessage, response: ServerResponse) {
  const id = assignRequestId(request, response)
  const startedAt = performance.now()
  // Express routers shorten `request.url` while they handle it.
  const { url = '' } = request
  response.once('close', () => {
    const durationMs = performance.now() - startedAt
    const route = routePattern(url)
    recordRequest(route, response.statusCode, durationMs)
    log.request({
      id,
      method: request.method,
      route,
      status: response.statusCode,
      ms: Math.round(durationMs * 10) / 10,
      ...(!response.writableFinished && { aborted: true }),
    })
  })
}

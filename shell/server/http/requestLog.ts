import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from './log.ts'
import { assignRequestId } from './requestId.ts'
import { routePattern } from './routePattern.ts'

/** Assigns an id to a request and logs its outcome. The log holds the route only: URLs contain search terms and tokens. */
export function logRequest(request: IncomingMessage, response: ServerResponse) {
  const id = assignRequestId(request, response)
  const startedAt = performance.now()
  // Express routers shorten `request.url` while they handle it.
  const { url = '' } = request
  response.once('close', () => {
    log.request({
      id,
      method: request.method,
      route: routePattern(url),
      status: response.statusCode,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      ...(!response.writableFinished && { aborted: true }),
    })
  })
}

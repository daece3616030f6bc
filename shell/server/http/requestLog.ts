import type { IncomingMessage, ServerResponse } from 'node:http'
import { recordRequest } from '../metrics/metrics.ts'
import { log } from './log.ts'
import { onServed } from './onServed.ts'
import { assignRequestId } from './requestId.ts'
import { finalStatus } from './responses.ts'
import { routePattern } from './routePattern.ts'

/** Assigns an id to a request, and logs and counts its outcome. The log holds the route only: URLs contain search terms and tokens. */
export function logRequest(request: IncomingMessage, response: ServerResponse) {
  const id = assignRequestId(request, response)
  const startedAt = performance.now()
  // Express routers shorten `request.url` while they handle it.
  const { url = '' } = request
  onServed(response, () => recordRequest(routePattern(url), finalStatus(response), performance.now() - startedAt))
  response.once('close', () => {
    const durationMs = performance.now() - startedAt
    const route = routePattern(url)
    const status = finalStatus(response)
    log.request({
      id,
      method: request.method,
      route,
      status,
      ms: Math.round(durationMs * 10) / 10,
      ...(!response.writableFinished && { aborted: true }),
    })
  })
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from './log.ts'
import { nameRequest } from './requestId.ts'
import { routeOf } from './routePattern.ts'

/**
 * Names a request and logs how it ended. Of its address only the route is kept: what people type, and the tokens of
 * their links, stay out of the log.
 */
export function logRequest(request: IncomingMessage, response: ServerResponse) {
  const id = nameRequest(request, response)
  const began = performance.now()
  // Routers shorten the address while they look at it.
  const { url = '' } = request
  response.once('close', () => {
    log.request({
      id,
      method: request.method,
      route: routeOf(url),
      status: response.statusCode,
      ms: Math.round((performance.now() - began) * 10) / 10,
      ...(!response.writableFinished && { aborted: true }),
    })
  })
}

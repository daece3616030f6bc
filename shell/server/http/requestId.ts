import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { settings } from '../settings.ts'

const header = 'x-request-id'
const validId = /^[\w.-]{8,64}$/

/** The id of a request, which stands in the log of every service that handled it. */
export const requestId = ({ headers }: IncomingMessage) => String(headers[header])

/** Assigns the id of a trusted proxy in front, or else a new one, and returns it. Upstream services receive the same id. */
export function assignRequestId(request: IncomingMessage, response: ServerResponse) {
  const proxyId = request.headers[header]
  const isTrusted = settings.trustedProxies > 0 && typeof proxyId === 'string' && validId.test(proxyId)
  const id = isTrusted ? proxyId : randomUUID()
  request.headers[header] = id
  response.setHeader('X-Request-Id', id)
  return id
}

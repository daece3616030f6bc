import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { settings } from '../settings.ts'

const header = 'x-request-id'
const readable = /^[\w.-]{8,64}$/

/** The name of a request, by which it is found in the logs of everybody who had to do with it. */
export const requestId = ({ headers }: IncomingMessage) => String(headers[header])

/** Gives a request its name: that of the proxy in front where one is trusted, else a new one. */
export function nameRequest(request: IncomingMessage, response: ServerResponse) {
  const given = request.headers[header]
  const isGiven = settings.trustedProxies > 0 && typeof given === 'string' && readable.test(given)
  const id = isGiven ? given : randomUUID()
  // The services behind are told the same name.
  request.headers[header] = id
  response.setHeader('X-Request-Id', id)
  return id
}

import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'
import { busy } from './overload.ts'
import { refuse } from './send.ts'

const mostOfOneVisitor = 20
const awaited = new Map<string, number>()

/**
 * Waits for the bodies of so many requests of one visitor at once. Honest ones follow their heads at once; whoever sends
 * nothing but heads would otherwise take all places and keep them until their time is up.
 */
export const limitAwaitedBodies: RequestHandler = (request, response, next) => {
  if (!hasBody(request)) return next()
  const visitor = ipKeyGenerator(request.ip ?? '')
  const count = awaited.get(visitor) ?? 0
  // What is not going to be read must not be taken for the next request.
  if (count >= mostOfOneVisitor) {
    return refuse(request, response.set({ 'Retry-After': '5', Connection: 'close' }), 503, busy)
  }
  awaited.set(visitor, count + 1)
  request.once('end', settle)
  response.once('close', settle)
  next()

  function settle() {
    request.off('end', settle)
    response.off('close', settle)
    const left = (awaited.get(visitor) ?? 1) - 1
    if (left) awaited.set(visitor, left)
    else awaited.delete(visitor)
  }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

import type { IncomingMessage } from 'node:http'
import type { Request, RequestHandler } from 'express'
import { ipKeyGenerator } from 'express-rate-limit'
import { busy } from './loadShedding.ts'
import { refuse } from '../http/responses.ts'

const answers = places(() => 150)
const bodies = places(() => 20)

/**
 * Leaves room for others: one visitor may have so many requests answered at once, and so many bodies waited for. Honest
 * bodies follow their heads at once; whoever sent nothing but heads, or read nothing, would otherwise take all places and
 * keep them until their time is up.
 */
export const limitOneVisitor: RequestHandler = (request, response, next) => {
  const visitor = visitorOf(request)
  if (answers.areTakenBy(visitor) || (hasBody(request) && bodies.areTakenBy(visitor))) {
    // What is not going to be read must not be taken for the next request.
    return refuse(request, response.set({ 'Retry-After': '5', Connection: 'close' }), 503, busy)
  }
  response.once('close', answers.take(visitor))
  if (hasBody(request)) {
    const hasArrived = bodies.take(visitor)
    request.once('end', hasArrived)
    response.once('close', hasArrived)
  }
  next()
}

/** Whom a request counts for: its address, or the network of a household where addresses are long. */
export const visitorOf = (request: Request) => ipKeyGenerator(request.ip ?? '')

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** So many places for each visitor, which may change with time. */
export function places(most: () => number) {
  const taken = new Map<string, number>()
  return {
    areTakenBy: (visitor: string) => (taken.get(visitor) ?? 0) >= most(),
    /** Takes one; gives what makes it free again, however often that is called. */
    take(visitor: string) {
      taken.set(visitor, (taken.get(visitor) ?? 0) + 1)
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        const left = (taken.get(visitor) ?? 1) - 1
        if (left) taken.set(visitor, left)
        else taken.delete(visitor)
      }
    },
  }
}

/**
 * So much at once for each visitor; what else they ask for waits for its turn. Gives nothing when too much waits already.
 * Whoever asks for a thousand things takes no more of the server than this, and others are answered beside them.
 */
export function turns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const lines = new Map<string, { busy: number; queue: (() => void)[] }>()
  return async function inTurn<Result>(visitor: string, act: () => Promise<Result>): Promise<Result | undefined> {
    const line = lines.get(visitor) ?? { busy: 0, queue: [] }
    if (line.queue.length >= waiting) return undefined
    lines.set(visitor, line)
    if (line.busy < atOnce) line.busy++
    else await new Promise<void>((isNext) => line.queue.push(isNext))
    try {
      return await act()
    } finally {
      const next = line.queue.shift()
      if (next) next()
      else if (--line.busy === 0) lines.delete(visitor)
    }
  }
}

import type { IncomingMessage } from 'node:http'
import type { Request, RequestHandler } from 'express'
import ipaddr from 'ipaddr.js'
import pLimit, { type LimitFunction } from 'p-limit'
import { onServed } from '../http/onServed.ts'
import { sendError } from '../http/responses.ts'
import { countShedRequest } from '../metrics/metrics.ts'
import { overloadedMessage } from './loadShedding.ts'

const requestLimit = createClientLimit(() => 150)
// Providers give a /56 network to one household, which uses any address inside.
const householdPrefixBytes = 7
const pendingBodyLimit = createClientLimit(() => 20)

/**
 * Limits how many requests of one client are in flight, and how many of them still wait for their body. Honest bodies
 * follow their headers at once; a client that sends headers only, or reads nothing, could otherwise occupy the server
 * until its requests time out.
 */
export const limitPerClient: RequestHandler = (request, response, next) => {
  const client = clientKey(request)
  if (requestLimit.isReached(client) || (hasBody(request) && pendingBodyLimit.isReached(client))) {
    countShedRequest('client')
    // The unread body must not be taken for the next request.
    return sendError(request, response.set({ 'Retry-After': '5', Connection: 'close' }), 503, overloadedMessage)
  }
  onServed(response, requestLimit.acquire(client))
  if (hasBody(request)) {
    const releaseBody = pendingBodyLimit.acquire(client)
    request.once('end', releaseBody)
    response.once('close', releaseBody)
  }
  next()
}

/** What the requests of one client are counted by: its IPv4 address, or its household's IPv6 network. */
export function clientKey({ ip = '' }: Request) {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return Buffer.from(address.toByteArray().slice(0, householdPrefixBytes)).toString('hex')
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Counts what each client has in use. `getMax` is called for every check, so the limit may change over time. */
export function createClientLimit(getMax: () => number) {
  const counts = new Map<string, number>()
  return {
    isReached: (client: string) => (counts.get(client) ?? 0) >= getMax(),
    /** Returns the function that releases the slot, which may be called repeatedly. */
    acquire(client: string) {
      counts.set(client, (counts.get(client) ?? 0) + 1)
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        const remaining = (counts.get(client) ?? 1) - 1
        if (remaining) counts.set(client, remaining)
        else counts.delete(client)
      }
    },
  }
}

/**
 * Runs up to `concurrency` tasks of each client at once; further ones wait in that client's queue. The returned function
 * resolves to the task's result, or to undefined when `maxQueued` tasks of that client are waiting already.
 */
export function createClientQueue({ concurrency, maxQueued }: { concurrency: number; maxQueued: number }) {
  const queues = new Map<string, LimitFunction>()
  return async function runQueued<Result>(client: string, task: () => Promise<Result>): Promise<Result | undefined> {
    const queue = queues.get(client) ?? pLimit(concurrency)
    if (queue.pendingCount >= maxQueued) {
      countShedRequest('queue')
      return undefined
    }
    queues.set(client, queue)
    try {
      return await queue(task)
    } finally {
      if (queue.activeCount === 0) queues.delete(client)
    }
  }
}

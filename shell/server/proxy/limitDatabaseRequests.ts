import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { databaseRequestLimit, overloadedMessage } from '../limits/loadShedding.ts'
import { clientKey, createClientLimit } from '../limits/perClientLimits.ts'
import { countShedRequest } from '../metrics/metrics.ts'

// Half of the limit, so no client can use all of it: 20 requests when the database is slowest.
const requestsPerClient = createClientLimit(() => databaseRequestLimit.currentLimit() / 2)

/** By request: releases its slot of the database request limit. */
const slotReleases = new WeakMap<IncomingMessage, () => void>()

/** Holds a slot of the database for each request, and sheds requests for which there is none. */
export const limitDatabaseRequests: RequestHandler = (request, response, next) => {
  // The client may have gone while its session was checked. Nothing would release its slot.
  if (response.destroyed) return
  const client = clientKey(request)
  const releaseSlot = requestsPerClient.isReached(client) ? undefined : databaseRequestLimit.tryAcquire()
  if (!releaseSlot) {
    countShedRequest('database')
    response
      .status(503)
      .set({ 'Retry-After': '5', 'Cache-Control': 'no-store' })
      .json({ code: 'busy', message: overloadedMessage })
    return
  }
  const releaseClientSlot = requestsPerClient.acquire(client)
  const release = () => {
    releaseSlot()
    releaseClientSlot()
  }
  slotReleases.set(request, release)
  response.once('close', release)
  next()
}

/** Called as soon as the database has responded: a client that reads slowly says nothing about the database. */
export const releaseDatabaseSlot = (request: IncomingMessage) => slotReleases.get(request)?.()

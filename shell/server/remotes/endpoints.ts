import express, { type Request as ExpressRequest, type RequestHandler, type Response as ExpressResponse } from 'express'
import type { Endpoint, EndpointContext, Endpoints } from '@fortnight/supabase/server/serverContract'
import { findArea, isAuthPath } from '../../src/areas.ts'
import { log } from '../http/log.ts'
import { requestId } from '../http/requestId.ts'
import { rawQuery, sendCompressed, sendError } from '../http/responses.ts'
import { clientKey, createClientQueue } from '../limits/perClientLimits.ts'
import { type CacheableResponse, overloadedResponse, responseCaches } from '../pages/responseCache.ts'

const kilobytes = 1024
const maxBodyBytes = 64 * kilobytes
const readBody: RequestHandler = express.raw({ type: () => true, limit: maxBodyBytes })

// A page may show many images that are not cached yet.
const runQueued = createClientQueue({ concurrency: 4, maxQueued: 60 })

type Match = { endpoint: Endpoint; isPrefix: boolean }

/** The endpoint for a method and path: an exact match, else the longest 'GET /prefix/*'. */
export function findEndpoint(endpoints: Endpoints, method: string, path: string): Match | undefined {
  const key = `${method === 'HEAD' ? 'GET' : method} ${path}`
  const exact = Object.hasOwn(endpoints, key) ? endpoints[key] : undefined
  if (exact) return { endpoint: exact, isPrefix: false }
  const prefixes = Object.entries(endpoints).filter(
    ([pattern]) => pattern.endsWith('/*') && key.startsWith(pattern.slice(0, -1)),
  )
  const [longest] = prefixes.sort(([a], [b]) => b.length - a.length)
  return longest && { endpoint: longest[1], isPrefix: true }
}

/** Serves marketing's feeds, images and forms. `getEndpoints` returns the table of its current build. */
export function serveEndpoints(getEndpoints: () => Endpoints | undefined, context: EndpointContext): RequestHandler {
  return (request, response, next) => {
    const endpoints = getEndpoints()
    if (!endpoints && !isPagePath(request.path)) return sendNotStarted(request, response)
    const match = endpoints && findEndpoint(endpoints, request.method, request.path)
    if (!match) {
      next()
      return
    }
    const handleError = (error: unknown) => sendEndpointError(request, response, error)
    if (['GET', 'HEAD'].includes(request.method)) return serveGet(request, response, match, context).catch(handleError)
    readBody(request, response, (error?: unknown) => {
      if (error) return sendBodyError(request, response, error)
      servePost(request, response, match, context).catch(handleError)
    })
  }
}

/** A GET has one response for every client: the endpoint receives the path alone, and the response may be cached. */
async function serveGet(
  request: ExpressRequest,
  response: ExpressResponse,
  { endpoint, isPrefix }: Match,
  context: EndpointContext,
) {
  const cache = isPrefix ? responseCaches.files : responseCaches.pages
  const endpointRequest = new Request(publicUrl(request.path, '', context.origin))
  const run = async () => readResponse(await endpoint(endpointRequest, context))
  const produce = async () => (await runQueued(clientKey(request), run)) ?? overloadedResponse
  sendCompressed(request, response, await cache.get(`GET ${request.path}`, produce))
}

async function servePost(
  request: ExpressRequest,
  response: ExpressResponse,
  { endpoint }: Match,
  context: EndpointContext,
) {
  const headers = new Headers()
  for (const name of ['accept', 'content-type']) headers.set(name, request.get(name) ?? '')
  const endpointRequest = new Request(publicUrl(request.path, rawQuery(request), context.origin), {
    method: request.method,
    headers,
    body: Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null,
  })
  const run = async () => readResponse(await endpoint(endpointRequest, context))
  const result = (await runQueued(clientKey(request), run)) ?? overloadedResponse
  response.status(result.status).set(result.headers).send(result.body)
}

async function readResponse(response: Response): Promise<CacheableResponse> {
  const isShared = response.headers.get('Cache-Control')?.includes('s-maxage') ?? false
  return {
    status: response.status,
    headers: { 'cache-control': 'no-store', ...Object.fromEntries(response.headers) },
    body: Buffer.from(await response.arrayBuffer()),
    cacheUpdate: response.status >= 500 ? 'none' : response.status === 200 && isShared ? 'store' : 'remove',
  }
}

/** A URL on the site's own origin, whatever host the request names. */
function publicUrl(path: string, query: string, origin: string) {
  const url = new URL(origin)
  url.pathname = path
  url.search = query
  return url
}

const isPagePath = (path: string) => findArea(path) !== undefined || isAuthPath(path)

function sendNotStarted(request: ExpressRequest, response: ExpressResponse) {
  response.set('Retry-After', '5')
  return sendError(request, response, 503, 'This part of the site is just starting. Please try again in a moment.')
}

function sendBodyError(request: ExpressRequest, response: ExpressResponse, error: unknown) {
  if ((error as { status?: number }).status === 413) {
    const message = `This request is too large. The limit is ${maxBodyBytes / kilobytes} KB.`
    return sendError(request, response, 413, message)
  }
  return sendError(request, response, 400, 'This request cannot be read. Please try again.')
}

function sendEndpointError(request: ExpressRequest, response: ExpressResponse, error: unknown) {
  log.error(error instanceof Error ? String(error.stack) : String(error), { id: requestId(request) })
  sendError(request, response, 500, 'Something went wrong on our side. Please try again in a moment.')
}

import express, { type Request as ExpressRequest, type RequestHandler, type Response as ExpressResponse } from 'express'
import { isAuthPath } from '../../src/areas/areas.ts'
import { log } from '../http/log.ts'
import { requestId } from '../http/requestId.ts'
import { rawQuery, sendCompressed, sendError } from '../http/responses.ts'
import { clientKey, createClientQueue } from '../limits/perClientLimits.ts'
import {
  type CacheableResponse,
  overloadedResponse,
  type ResponseCache,
  responseCaches,
} from '../pages/responseCache.ts'
import { settings } from '../settings.ts'
import type { MarketingBuild } from '../workers/marketingBuild.ts'
import type { EndpointRequest, EndpointResponse } from '../workers/protocol.ts'
import { WorkerUnavailableError } from '../workers/workerErrors.ts'
import { findLiveArea } from './liveAreas.ts'

const kilobytes = 1024
const maxBodyBytes = 64 * kilobytes
const readBody: RequestHandler = express.raw({ type: () => true, limit: maxBodyBytes })

// A page may show many images that are not cached yet.
const runQueued = createClientQueue({ concurrency: 4, maxQueued: 60 })

type EndpointBuild = Pick<MarketingBuild, 'endpoints' | 'callEndpoint'>

/** The key of the endpoint for a method and path: an exact match, else the longest 'GET /prefix/*'. */
export function findEndpoint(endpoints: string[], method: string, path: string): string | undefined {
  const key = `${method === 'HEAD' ? 'GET' : method} ${path}`
  if (endpoints.includes(key)) return key
  const prefixes = endpoints.filter((pattern) => isPrefix(pattern) && key.startsWith(pattern.slice(0, -1)))
  return prefixes.sort((a, b) => b.length - a.length)[0]
}

const isPrefix = (pattern: string) => pattern.endsWith('/*')

/** Serves marketing's feeds, images and forms. `getBuild` returns its current build. */
export function serveEndpoints(getBuild: () => EndpointBuild | undefined): RequestHandler {
  return (request, response, next) => {
    const build = getBuild()
    if (!build && !isPagePath(request.path)) return sendUnavailable(request, response)
    const key = build && findEndpoint(build.endpoints, request.method, request.path)
    // A bundle of contract 1 may export anything.
    if (!key || isPageOfOthers(request.path)) {
      next()
      return
    }
    const call = async (endpointRequest: EndpointRequest) =>
      readResponse(await build.callEndpoint(key, endpointRequest))
    const handleError = (error: unknown) => sendEndpointError(request, response, error)
    if (['GET', 'HEAD'].includes(request.method)) {
      const cache = isPrefix(key) ? responseCaches.files : responseCaches.pages
      return serveGet(request, response, cache, call).catch(handleError)
    }
    readBody(request, response, (error?: unknown) => {
      if (error) return sendBodyError(request, response, error)
      servePost(request, response, call).catch(handleError)
    })
  }
}

type Call = (request: EndpointRequest) => Promise<CacheableResponse>

/** A GET has one response for every client: the endpoint receives the path alone, and the response may be cached. */
async function serveGet(request: ExpressRequest, response: ExpressResponse, cache: ResponseCache, call: Call) {
  const run = () => call({ url: publicUrl(request.path), method: 'GET', headers: {} })
  const produce = async () => (await runQueued(clientKey(request), run)) ?? overloadedResponse
  sendCompressed(request, response, await cache.get(`GET ${request.path}`, produce))
}

async function servePost(request: ExpressRequest, response: ExpressResponse, call: Call) {
  const endpointRequest = {
    url: publicUrl(request.path, rawQuery(request)),
    method: request.method,
    headers: Object.fromEntries(['accept', 'content-type'].map((name) => [name, request.get(name) ?? ''])),
    ...(Buffer.isBuffer(request.body) && { body: request.body }),
  }
  const result = (await runQueued(clientKey(request), () => call(endpointRequest))) ?? overloadedResponse
  response.status(result.status).set(result.headers).send(result.body)
}

function readResponse({ status, headers, body }: EndpointResponse): CacheableResponse {
  const isShared = headers['cache-control']?.includes('s-maxage') ?? false
  return {
    status,
    headers: { 'cache-control': 'no-store', ...headers },
    body: Buffer.from(body),
    cacheUpdate: status >= 500 ? 'none' : status === 200 && isShared ? 'store' : 'remove',
  }
}

/** A URL on the site's own origin, whatever host the request names. */
function publicUrl(path: string, query = '') {
  const url = new URL(settings.origin)
  url.pathname = path
  url.search = query
  return url.href
}

const isPagePath = (path: string) => findLiveArea(path) !== undefined || isAuthPath(path)

const isPageOfOthers = (path: string) => isPagePath(path) && findLiveArea(path)?.remote !== 'marketing'

function sendUnavailable(request: ExpressRequest, response: ExpressResponse) {
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
  if (error instanceof WorkerUnavailableError) return sendUnavailable(request, response)
  log.error(error instanceof Error ? String(error.stack) : String(error), { id: requestId(request) })
  sendError(request, response, 500, 'Something went wrong on our side. Please try again in a moment.')
}

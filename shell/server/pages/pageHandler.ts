import type { RequestHandler } from 'express'
import { dependOnVisitor, resolveFlags } from '../flags/flags.ts'
import { visitorNumber } from '../flags/visitorNumber.ts'
import { rawQuery, sendCompressed, sendError } from '../http/responses.ts'
import { overloadedMessage, renderWithinLimit } from '../limits/loadShedding.ts'
import { clientKey, createClientQueue } from '../limits/perClientLimits.ts'
import { buildsFor } from '../releases/buildsFor.ts'
import { areCanariesLoaded } from '../releases/canary/canaryBuilds.ts'
import { countPageView } from '../releases/pageViews.ts'
import type { ServedBuilds } from '../remotes/servedBuilds.ts'
import { traceRender } from '../tracing/tracing.ts'
import { errorDocumentHeaders, renderErrorDocument } from './errorDocument.ts'
import { isPublicPath, type PageUrl, parsePageUrl } from './pageUrl.ts'
import type { RenderedPage } from './renderApp.tsx'
import { renderPage } from './renderPage.ts'
import { speculationHeaders } from './speculationRules.ts'
import {
  type CacheableResponse,
  compress,
  type CompressedResponse,
  overloadedResponse,
  responseCaches,
} from './responseCache.ts'

// Browsers revalidate every time, so a reload shows the current text. A CDN may serve a page that is a minute old, and an
// older one while it refetches. It has a header of its own because browsers follow stale-while-revalidate, too.
const cdnCaching = {
  'Cache-Control': 'public, max-age=0, s-maxage=60',
  'CDN-Cache-Control': 'max-age=60, stale-while-revalidate=600',
}

// What depends on the number in a visitor's cookie is that visitor's, and is revalidated like every page.
const visitorCaching = { 'Cache-Control': 'private, no-cache' }

// What an admin tries is not for others. [REL-41]
const trialCaching = { 'Cache-Control': 'private, no-store' }

const overloadedPage: CacheableResponse = {
  ...overloadedResponse,
  headers: { ...overloadedResponse.headers, ...errorDocumentHeaders },
  body: Buffer.from(renderErrorDocument(503, overloadedMessage)),
}

// Less than the smallest limit of renderings, so one client that opens many tabs cannot use all of it.
const runQueued = createClientQueue({ concurrency: 2, maxQueued: 20 })

/** Serves every page, public or not, with real status codes. */
export const servePage: RequestHandler = async (request, response) => {
  const dependsOnVisitor = dependOnVisitor() || areCanariesLoaded()
  const number = dependsOnVisitor ? visitorNumber(request, response) : undefined
  const builds = await buildsFor(request, number)
  const { areas, marketing, trial } = builds
  const pageUrl = parsePageUrl(request.path, rawQuery(request), marketing?.searchParams ?? [], areas)
  if ('error' in pageUrl) return sendError(request, response, pageUrl.status, pageUrl.error)
  if ('redirect' in pageUrl) {
    response.set(trial ? trialCaching : dependsOnVisitor ? visitorCaching : cdnCaching).redirect(301, pageUrl.redirect)
    return
  }
  const flags = resolveFlags(number)
  const produce = async () => {
    const page = await runQueued(clientKey(request), () =>
      renderWithinLimit(() => traceRender(() => renderPage(pageUrl, builds, flags.values))),
    )
    return page ? createResponse(pageUrl, page, builds) : overloadedPage
  }
  const cache = isPublicPath(areas, pageUrl.path) ? responseCaches.pages : responseCaches.shellPages
  // When a page of a canary cannot be rendered now, its visitor gets that of the stable build.
  const key = pageUrl.path + pageUrl.search + flags.key
  const compressed = trial
    ? await compress(await produce(), false)
    : await cache.get(key + keyOfBuilds(builds), produce, key)
  countPageView(request, builds, compressed.status)
  sendCompressed(request, response, dependsOnVisitor ? keepFromSharedCaches(compressed) : compressed)
}

/** Tells pages of canaries apart from those of the live builds. */
const keyOfBuilds = ({ canaries = {} }: ServedBuilds) =>
  Object.keys(canaries).length > 0 ? ` ${JSON.stringify(canaries)}` : ''

/** A response whose page another visitor may get otherwise. */
function keepFromSharedCaches(compressed: CompressedResponse): CompressedResponse {
  if (compressed.headers['Cache-Control'] !== cdnCaching['Cache-Control']) return compressed
  const { 'CDN-Cache-Control': _, ...headers } = compressed.headers
  return { ...compressed, headers: { ...headers, ...visitorCaching } }
}

function createResponse({ path }: PageUrl, page: RenderedPage, { areas, trial }: ServedBuilds): CacheableResponse {
  const { status, redirect, html, isCacheable, isSecret } = page
  const isPublic = isPublicPath(areas, path) && !isSecret && !trial
  const isShared = isCacheable && isPublic && (status === 200 || redirect !== undefined)
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      ...(isShared ? cdnCaching : trial ? trialCaching : { 'Cache-Control': 'no-store' }),
      ...(isPublic && status === 200 && speculationHeaders),
      ...(redirect && { Location: redirect }),
      ...(!isPublic && { 'X-Robots-Tag': 'noindex' }),
      ...(status === 503 && { 'Retry-After': '5' }),
    },
    body: Buffer.from(html),
    cacheUpdate: !isCacheable ? 'none' : status === 200 && !isSecret ? 'store' : 'remove',
  }
}

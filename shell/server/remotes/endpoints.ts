import express, { type Request as Incoming, type RequestHandler, type Response as Outgoing } from 'express'
import { areaOf, isAuthPath } from '../../src/areas.ts'
import { type Answer, memories, tooBusy } from '../pages/responseCache.ts'
import { log } from '../http/log.ts'
import { turns, visitorOf } from '../limits/perClientLimits.ts'
import { requestId } from '../http/requestId.ts'
import { queryOf, refuse, send } from '../http/responses.ts'
import type { Endpoint, EndpointContext } from './serverBundle.ts'

const kilobytes = 1024
const bodyLimit = 64 * kilobytes
const readBody = express.raw({ type: () => true, limit: bodyLimit })

// A page may show many images that nobody has asked for yet.
const inTurn = turns({ atOnce: 4, waiting: 60 })

type Endpoints = Record<string, Endpoint>
type Match = { endpoint: Endpoint; isPrefix: boolean }

/** The endpoint for a method and path: an exact one first, then the longest 'GET /prefix/*'. */
export function findEndpoint(endpoints: Endpoints, method: string, path: string): Match | undefined {
  const wanted = `${method === 'HEAD' ? 'GET' : method} ${path}`
  const exact = Object.hasOwn(endpoints, wanted) ? endpoints[wanted] : undefined
  if (exact) return { endpoint: exact, isPrefix: false }
  const prefixes = Object.entries(endpoints).filter(
    ([key]) => key.endsWith('/*') && wanted.startsWith(key.slice(0, -1)),
  )
  const [longest] = prefixes.sort(([a], [b]) => b.length - a.length)
  return longest && { endpoint: longest[1], isPrefix: true }
}

/** Answers what marketing answers beside its pages: feeds, images, forms. `endpoints` are those of its current build. */
export function serveEndpoints(endpoints: () => Endpoints | undefined, context: EndpointContext): RequestHandler {
  return (request, response, next) => {
    const known = endpoints()
    if (!known) return isPage(request.path) ? next() : notYet(request, response)
    const match = findEndpoint(known, request.method, request.path)
    if (!match) return next()
    const fail = failing(request, response)
    if (['GET', 'HEAD'].includes(request.method)) return answerAll(request, response, match, context).catch(fail)
    readBody(request, response, (error?: unknown) => {
      if (error) return refuseBody(request, response, error)
      answerOne(request, response, match, context).catch(fail)
    })
  }
}

/** A GET has one answer for everybody: the endpoint sees the path alone, and the answer may be kept. */
async function answerAll(
  request: Incoming,
  response: Outgoing,
  { endpoint, isPrefix }: Match,
  context: EndpointContext,
) {
  const memory = isPrefix ? memories.files : memories.pages
  const asked = new Request(addressOf(request.path, '', context.origin))
  const produce = async () => answerOf(await endpoint(asked, context))
  const find = async () => (await inTurn(visitorOf(request), produce)) ?? tooBusy
  send(request, response, await memory.at(`GET ${request.path}`, find))
}

async function answerOne(request: Incoming, response: Outgoing, { endpoint }: Match, context: EndpointContext) {
  const headers = new Headers()
  for (const name of ['accept', 'content-type']) headers.set(name, request.get(name) ?? '')
  const asked = new Request(addressOf(request.path, queryOf(request), context.origin), {
    method: request.method,
    headers,
    body: Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null,
  })
  const produce = async () => answerOf(await endpoint(asked, context))
  const answer = (await inTurn(visitorOf(request), produce)) ?? tooBusy
  response.status(answer.status).set(answer.headers).send(answer.body)
}

async function answerOf(response: Response): Promise<Answer> {
  const isShared = response.headers.get('Cache-Control')?.includes('s-maxage') ?? false
  return {
    status: response.status,
    headers: { 'cache-control': 'no-store', ...Object.fromEntries(response.headers) },
    body: Buffer.from(await response.arrayBuffer()),
    memory: response.status >= 500 ? 'unchanged' : response.status === 200 && isShared ? 'keep' : 'forget',
  }
}

/** Our own origin, whatever the request claims to have been sent to. */
function addressOf(path: string, query: string, origin: string) {
  const address = new URL(origin)
  address.pathname = path
  address.search = query
  return address
}

const isPage = (path: string) => areaOf(path) !== undefined || isAuthPath(path)

function notYet(request: Incoming, response: Outgoing) {
  response.set('Retry-After', '5')
  refuse(request, response, 503, 'This part of the site is just starting. Please try again in a moment.')
}

function refuseBody(request: Incoming, response: Outgoing, error: unknown) {
  if ((error as { status?: number }).status === 413) {
    return refuse(request, response, 413, `That is too much at once: ${bodyLimit / kilobytes} KB are the most.`)
  }
  return refuse(request, response, 400, 'What was sent cannot be read. Please try again.')
}

const failing = (request: Incoming, response: Outgoing) => (error: unknown) => {
  log.error(error instanceof Error ? String(error.stack) : String(error), { id: requestId(request) })
  refuse(request, response, 500, 'Something went wrong on our side. Please try again in a moment.')
}

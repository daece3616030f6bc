import express, { type ErrorRequestHandler, type RequestHandler, type Response, Router } from 'express'
import { imageFormatIn, imageFormatOf, mostBytes } from '@fortnight/supabase/images/formats'
import { type Answer, memories, tooBusy } from '../pages/responseCache.ts'
import { perMinute } from '../limits/rateLimit.ts'
import { log } from '../http/log.ts'
import { places, turns, visitorOf } from '../limits/perClientLimits.ts'
import { send } from '../http/responses.ts'
import { settings } from '../settings.ts'

const bucket = 'media'
const answerWithinMs = 7_000
// Each is held in memory until its last byte has come.
const mostAtOnce = 16
const ofOneVisitor = places(() => 4)
let arriving = 0
// A page may show many that nobody has asked for yet.
const inTurn = turns({ atOnce: 4, waiting: 60 })

// A stored image never changes. Opened by itself it is a picture and nothing else; other sites may show it, as those do
// that somebody shares a post on.
const imageHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/**
 * The images that admins upload, on the shell's own origin: everybody sees them, whoever has an account may try to add
 * one, and row-level security decides. Of all that Storage can do, nothing else is reachable here.
 */
export function images() {
  const router = Router()
  router.get(`/v1/object/public/${bucket}/:name`, show)
  router.post(
    `/v1/object/${bucket}/:name`,
    requireAccount,
    perMinute(settings.limits.uploadsPerMinute, tooMany),
    requireRoom,
    express.raw({ type: () => true, limit: mostBytes, inflate: false }),
    store,
  )
  router.use((_request, response) => refuse(response, 404, 'There is nothing at this address.'))
  router.use(unreadable)
  return router
}

const show: RequestHandler<{ name: string }> = async (request, response) => {
  const { name } = request.params
  const format = imageFormatIn(name)
  if (!format) return refuse(response, 404, 'There is no such image.')
  const find = async () => (await inTurn(visitorOf(request), () => stored(name, format.type))) ?? tooBusy
  try {
    send(request, response, await memories.images.at(name, find))
  } catch (error) {
    fail(response, name, error)
  }
}

async function stored(name: string, type: string): Promise<Answer> {
  const answer = await fetch(addressOf(`public/${bucket}/${name}`), { signal: AbortSignal.timeout(answerWithinMs) })
  const body = Buffer.from(await answer.arrayBuffer())
  if (answer.ok) return { status: 200, headers: { ...imageHeaders, 'Content-Type': type }, body, memory: 'keep' }
  if (answer.status >= 500) throw new Error(`Storage answers ${answer.status}`)
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' }
  return { status: 404, headers, body: Buffer.from('There is no such image.'), memory: 'forget' }
}

const requireAccount: RequestHandler = (request, response, next) => {
  if (request.get('apikey') && request.get('authorization')) return next()
  refuse(response, 401, 'Please sign in to upload images.')
}

const requireRoom: RequestHandler = (request, response, next) => {
  const visitor = visitorOf(request)
  if (arriving >= mostAtOnce || ofOneVisitor.areTakenBy(visitor)) {
    response.set({ 'Retry-After': '5', Connection: 'close' })
    return refuse(response, 503, 'Many images are being stored right now. Please try again in a few seconds.')
  }
  arriving++
  response.once('close', () => arriving--)
  response.once('close', ofOneVisitor.take(visitor))
  next()
}

const store: RequestHandler<{ name: string }> = async (request, response) => {
  const { name } = request.params
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const format = imageFormatIn(name)
  if (!format) return refuse(response, 404, 'An image cannot be stored at this address.')
  // The name and the declared type may say anything.
  if (imageFormatOf(body) !== format) {
    return refuse(response, 415, 'This is not a PNG, JPEG, WebP, AVIF or GIF, or its name says another of them.')
  }
  try {
    const answer = await fetch(addressOf(`${bucket}/${name}`), {
      method: 'POST',
      headers: {
        apikey: request.get('apikey') ?? '',
        Authorization: request.get('authorization') ?? '',
        'Content-Type': format.type,
        'Cache-Control': 'max-age=31536000',
      },
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(answerWithinMs),
    })
    const said = (await answer.json()) as { statusCode?: string }
    // Storage says 400 and means what is inside.
    const status = Number(said.statusCode ?? answer.status)
    if (answer.ok) response.json(said)
    else if (status === 401 || status === 403) refuse(response, 403, 'Only admins may upload images.')
    else fail(response, name, said)
  } catch (error) {
    fail(response, name, error)
  }
}

const addressOf = (path: string) => `${settings.supabase.url}/storage/v1/object/${path}`

const tooMany = (_request: unknown, response: Response, wait: string) =>
  refuse(response, 429, `Too many images at once. Please wait ${wait} and try again.`)

const unreadable: ErrorRequestHandler = ({ status }: { status?: number }, _request, response, _next) => {
  if (status === 413) return refuse(response, 413, 'This image is larger than 5 MB.')
  refuse(response, 400, 'What was sent cannot be read. Please try again.')
}

function fail(response: Response, name: string, reason: unknown) {
  log.error(`Image ${name}: ${reason instanceof Error ? reason.message : JSON.stringify(reason)}`)
  refuse(response.set('Retry-After', '5'), 503, 'The storage of images is not answering. Please try again.')
}

/** An answer as Storage gives them. */
const refuse = (response: Response, status: number, message: string) =>
  void response
    .status(status)
    .set('Cache-Control', 'no-store')
    .json({ statusCode: String(status), message })

import express, { type ErrorRequestHandler, type RequestHandler, type Response, Router } from 'express'
import { detectImageFormat, imageFormatFromName } from '@fortnight/supabase/images/formats'
import {
  hasTooManyPixels,
  imageHasTooManyPixels,
  imageTooLarge,
  maxImageBytes,
} from '@fortnight/supabase/images/limits'
import { sendCompressed } from '../../http/responses.ts'
import { clientKey, createClientLimit, createClientQueue } from '../../limits/perClientLimits.ts'
import { limitRate } from '../../limits/rateLimit.ts'
import { upstreamTimeoutMs } from '../../limits/timeouts.ts'
import { countShedRequest } from '../../metrics/metrics.ts'
import { type CacheableResponse, overloadedResponse, responseCaches } from '../../pages/responseCache.ts'
import { settings } from '../../settings.ts'
import { deleteImages } from './imageDeletion.ts'
import { readImageDimensions } from './imageDimensions.ts'
import { sendStorageError, sendUnavailable } from './storageErrors.ts'

const bucket = 'media'
// Each upload is held in memory until its last byte has arrived.
const maxUploads = 16
const uploadsPerClient = createClientLimit(() => 4)
let activeUploads = 0
// A page may show many images that are not cached yet.
const runQueued = createClientQueue({ concurrency: 4, maxQueued: 60 })

// Stored images are immutable. Opened directly, an image cannot run active content. Other sites may embed it, as they do
// when a post is shared.
const imageHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/**
 * Uploaded images on the shell's own origin. Every visitor sees them; every user may try to upload one, and row-level
 * security decides. Nothing else of Supabase Storage is reachable here.
 */
export function imageStorage() {
  const router = Router()
  router.get(`/v1/object/public/${bucket}/:name`, serveImage)
  router.post(
    `/v1/object/${bucket}/:name`,
    requireAuthorization,
    limitRate({ name: 'uploads', limit: settings.limits.uploadsPerMinute }, rejectRateLimited),
    limitUploads,
    express.raw({ type: () => true, limit: maxImageBytes, inflate: false }),
    storeImage,
  )
  router.delete(
    `/v1/object/${bucket}`,
    requireAuthorization,
    limitRate({ name: 'image deletions', limit: settings.limits.uploadsPerMinute }, rejectRateLimited),
    express.json({ type: () => true, limit: '16kb', inflate: false }),
    deleteImages,
  )
  router.use((_request, response) => sendStorageError(response, 404, 'There is nothing at this address.'))
  router.use(handleUnreadableBody)
  return router
}

const serveImage: RequestHandler<{ name: string }> = async (request, response) => {
  const { name } = request.params
  const format = imageFormatFromName(name)
  if (!format) return sendStorageError(response, 404, 'This image does not exist.')
  const load = async () =>
    (await runQueued(clientKey(request), () => fetchImage(name, format.type))) ?? overloadedResponse
  try {
    sendCompressed(request, response, await responseCaches.images.get(name, load))
  } catch (error) {
    sendUnavailable(response, name, error)
  }
}

async function fetchImage(name: string, type: string): Promise<CacheableResponse> {
  const result = await fetch(objectUrl(`public/${bucket}/${name}`), { signal: AbortSignal.timeout(upstreamTimeoutMs) })
  const body = Buffer.from(await result.arrayBuffer())
  if (result.ok) return { status: 200, headers: { ...imageHeaders, 'Content-Type': type }, body, cacheUpdate: 'store' }
  if (result.status >= 500) throw new Error(`Storage responded with ${result.status}`)
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' }
  return { status: 404, headers, body: Buffer.from('This image does not exist.'), cacheUpdate: 'remove' }
}

const requireAuthorization: RequestHandler = (request, response, next) => {
  if (request.get('apikey') && request.get('authorization')) next()
  else sendStorageError(response, 401, 'Please sign in to upload or delete images.')
}

const limitUploads: RequestHandler = (request, response, next) => {
  // The client may have gone while its uploads were counted. Nothing would release its slot.
  if (response.destroyed) return
  const client = clientKey(request)
  if (activeUploads >= maxUploads || uploadsPerClient.isReached(client)) {
    countShedRequest('upload')
    response.set({ 'Retry-After': '5', Connection: 'close' })
    return sendStorageError(response, 503, 'Many images are being stored right now. Please try again in a few seconds.')
  }
  activeUploads++
  response.once('close', () => activeUploads--)
  response.once('close', uploadsPerClient.acquire(client))
  next()
}

const storeImage: RequestHandler<{ name: string }> = async (request, response) => {
  const { name } = request.params
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const format = imageFormatFromName(name)
  if (!format) return sendStorageError(response, 404, 'An image cannot be stored at this address.')
  // The name and the declared type are not to be trusted.
  if (detectImageFormat(body) !== format)
    return sendStorageError(
      response,
      415,
      'This is not a PNG, JPEG, WebP, AVIF, or GIF, or its file extension does not match.',
    )
  const dimensions = await readImageDimensions(body)
  if (!dimensions) return sendStorageError(response, 415, 'This image cannot be read. It may be damaged.')
  if (hasTooManyPixels(dimensions)) return sendStorageError(response, 422, imageHasTooManyPixels)
  try {
    const result = await fetch(objectUrl(`${bucket}/${name}`), {
      method: 'POST',
      headers: {
        apikey: request.get('apikey') ?? '',
        Authorization: request.get('authorization') ?? '',
        'Content-Type': format.type,
        'Cache-Control': 'max-age=31536000',
      },
      body: new Uint8Array(body),
      signal: AbortSignal.timeout(upstreamTimeoutMs),
    })
    const reply = (await result.json()) as { statusCode?: string }
    // Storage responds with 400 and puts the real status into the body.
    const status = Number(reply.statusCode ?? result.status)
    if (result.ok) response.json(reply)
    else if (status === 401 || status === 403) sendStorageError(response, 403, 'Only admins may upload images.')
    else sendUnavailable(response, name, reply)
  } catch (error) {
    sendUnavailable(response, name, error)
  }
}

const objectUrl = (path: string) => `${settings.supabase.url}/storage/v1/object/${path}`

const rejectRateLimited = (_request: unknown, response: Response, wait: string) =>
  sendStorageError(response, 429, `Too many uploads. Please wait ${wait} and try again.`)

const handleUnreadableBody: ErrorRequestHandler = ({ status }: { status?: number }, _request, response, _next) => {
  if (status === 413) return sendStorageError(response, 413, imageTooLarge)
  sendStorageError(response, 400, 'This request cannot be read. Please try again.')
}

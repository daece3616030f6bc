import type { RequestHandler } from 'express'
import { clientKey, createClientLimit } from '../../limits/perClientLimits.ts'
import { countShedRequest } from '../../metrics/metrics.ts'
import { sendFileError } from '../fileErrors.ts'

// Uploads pass through in small parts, but each holds a connection to Storage, for minutes over a slow line. The embedded
// database keeps the whole file in memory until its last byte has arrived.
const maxUploads = 24
const uploadsPerClient = createClientLimit(() => 4)
let activeUploads = 0

/** Holds a slot for each upload, and rejects uploads for which there is none. */
export const limitActiveUploads: RequestHandler = (request, response, next) => {
  // The client may have gone while its uploads were counted. Nothing would release its slot.
  if (response.destroyed) return
  const client = clientKey(request)
  if (activeUploads >= maxUploads || uploadsPerClient.isReached(client)) {
    countShedRequest('upload')
    response.set('Retry-After', '5')
    sendFileError(response, 503, 'Many files are being uploaded right now. Please try again in a few seconds.')
    return
  }
  activeUploads++
  response.once('close', () => activeUploads--)
  response.once('close', uploadsPerClient.acquire(client))
  next()
}

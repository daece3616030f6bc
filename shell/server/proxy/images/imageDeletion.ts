import type { RequestHandler } from 'express'
import { imageFormatFromName } from '@fortnight/supabase/images/formats'
import { maxImagesPerDeletion } from '@fortnight/supabase/images/limits'
import { upstreamTimeoutMs } from '../../limits/timeouts.ts'
import { responseCaches } from '../../pages/responseCache.ts'
import { settings } from '../../settings.ts'
import { sendStorageError, sendUnavailable } from './storageErrors.ts'

/**
 * Deletes images by their names, in `prefixes`. Row-level security lets admins delete those that nothing uses, and skips all
 * others; the response lists the deleted ones.
 */
export const deleteImages: RequestHandler = async (request, response) => {
  const names = (request.body as { prefixes?: unknown } | undefined)?.prefixes
  if (!isListOfImages(names)) {
    return void sendStorageError(response, 400, `Name 1 to ${maxImagesPerDeletion} images.`)
  }
  try {
    const result = await fetch(`${settings.supabase.url}/storage/v1/object/media`, {
      method: 'DELETE',
      headers: {
        apikey: request.get('apikey') ?? '',
        Authorization: request.get('authorization') ?? '',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ prefixes: names }),
      signal: AbortSignal.timeout(upstreamTimeoutMs),
    })
    if (!result.ok) throw new Error(`Storage responded with ${result.status}`)
    const deleted = (await result.json()) as { name: string }[]
    if (deleted.length) responseCaches.images.clear()
    response.set('Cache-Control', 'no-store').json(deleted.map(({ name }) => ({ name })))
  } catch (error) {
    sendUnavailable(response, 'deletion', error)
  }
}

const isListOfImages = (names: unknown): names is string[] =>
  Array.isArray(names) &&
  names.length > 0 &&
  names.length <= maxImagesPerDeletion &&
  names.every((name) => typeof name === 'string' && imageFormatFromName(name))

import { accessToken, auth, connected } from '@fortnight/supabase/client'
import { imageUploadTimeoutMs } from '../core/timeouts.ts'
import { sendWithProgress } from './sendWithProgress.ts'

type StorageRequest = { method: 'DELETE'; type: string; body: BodyInit; timeoutMs: number }

/** Sends a request about the bucket of images as the signed-in user. */
export async function storageRequest(path: string, { method, type, body, timeoutMs }: StorageRequest) {
  const signal = AbortSignal.timeout(timeoutMs)
  const { url, headers } = await storageAccess(path, type, signal)
  return fetch(url, { method, headers, body, signal })
}

/** Stores one image as the signed-in user. `onProgress` gets the fraction that is sent, from 0 to 1. */
export async function storeImage(path: string, image: Blob, onProgress: (fraction: number) => void) {
  const signal = AbortSignal.timeout(imageUploadTimeoutMs)
  const { url, headers } = await storageAccess(path, image.type, signal)
  const cacheHeaders = { ...headers, 'Cache-Control': 'max-age=31536000' }
  return sendWithProgress(url, { method: 'POST', headers: cacheHeaders, body: image, signal, onProgress })
}

async function storageAccess(path: string, type: string, signal: AbortSignal) {
  const { url, key } = connected()
  await auth()
  const token = await accessToken(signal)
  return {
    url: `${url}/storage/v1/object/media${path}`,
    headers: { apikey: key, ...(token && { Authorization: `Bearer ${token}` }), 'Content-Type': type },
  }
}

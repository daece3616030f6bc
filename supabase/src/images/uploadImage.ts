import { accessToken, auth, connected } from '@fortnight/supabase/client'
import { sessionExpired } from '../core/errors.ts'
import { imageUploadTimeoutMs } from '../core/timeouts.ts'
import { imageFormats } from './formats.ts'
import { imageTooLarge } from './limits.ts'

// Storage words its own messages for engineers.
const sentences: Record<number, string> = {
  401: sessionExpired,
  403: 'Only admins may upload images.',
  413: imageTooLarge,
  415: 'This file is not a PNG, JPEG, WebP, AVIF or GIF.',
}

/**
 * Uploads an image to the public bucket and returns its URL; a path when it is on this site, so that it stays valid when
 * the site's origin changes. Throws an error with the HTTP `status` and a sentence for the user.
 */
export async function uploadImage(image: Blob) {
  const { url, key } = connected()
  const signal = AbortSignal.timeout(imageUploadTimeoutMs)
  await auth()
  const token = await accessToken(signal)
  const extension = imageFormats.find(({ type }) => type === image.type)?.extension
  const name = `${crypto.randomUUID()}.${extension}`
  const response = await fetch(`${url}/storage/v1/object/media/${name}`, {
    method: 'POST',
    headers: {
      apikey: key,
      ...(token && { Authorization: `Bearer ${token}` }),
      'Content-Type': image.type,
      'Cache-Control': 'max-age=31536000',
    },
    body: image,
    signal,
  })
  if (!response.ok) throw await uploadError(response)
  const origin = url === location.origin ? '' : url
  return `${origin}/storage/v1/object/public/media/${name}`
}

async function uploadError(response: Response) {
  const body = (await response.json().catch(() => ({}))) as { statusCode?: string; message?: string }
  // Storage responds with 400, and with the actual status in the body.
  const status = Number(body.statusCode ?? response.status)
  const message = sentences[status] ?? ([422, 429].includes(status) ? body.message : '')
  return Object.assign(new Error(message), { status })
}

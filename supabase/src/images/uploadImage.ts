import { sessionExpired } from '../core/errors.ts'
import { imageUploadTimeoutMs } from '../core/timeouts.ts'
import { imageFormats } from './formats.ts'
import { imageUrl } from './imageUrl.ts'
import { imageTooLarge } from './limits.ts'
import { storageRequest } from './storageRequest.ts'

// Storage words its own messages for engineers.
const sentences: Record<number, string> = {
  401: sessionExpired,
  403: 'Only admins may upload images.',
  413: imageTooLarge,
  415: 'This file is not a PNG, JPEG, WebP, AVIF or GIF.',
}

/**
 * Uploads an image to the public bucket and returns its URL. Throws an error with the HTTP `status` and a sentence for the
 * user.
 */
export async function uploadImage(image: Blob) {
  const extension = imageFormats.find(({ type }) => type === image.type)?.extension
  const name = `${crypto.randomUUID()}.${extension}`
  const upload = { method: 'POST', type: image.type, body: image, timeoutMs: imageUploadTimeoutMs } as const
  const response = await storageRequest(`/${name}`, upload)
  if (!response.ok) throw await uploadError(response)
  return imageUrl(name)
}

async function uploadError(response: Response) {
  const body = (await response.json().catch(() => ({}))) as { statusCode?: string; message?: string }
  // Storage responds with 400, and with the actual status in the body.
  const status = Number(body.statusCode ?? response.status)
  const message = sentences[status] ?? ([422, 429].includes(status) ? body.message : '')
  return Object.assign(new Error(message), { status })
}

import { sessionExpired } from '../core/errors.ts'
import { imageFormats } from './formats.ts'
import { imageUrl } from './imageUrl.ts'
import { imageTooLarge } from './limits.ts'
import { storeImage } from './storageRequest.ts'

// Storage words its own messages for engineers.
const sentences: Record<number, string> = {
  401: sessionExpired,
  403: 'Only admins may upload images.',
  413: imageTooLarge,
  415: 'This file is not a PNG, JPEG, WebP, AVIF, or GIF.',
}

/**
 * Uploads an image to the public bucket and returns its URL. `onProgress` gets the fraction that is sent, from 0 to 1.
 * Throws an error with the HTTP `status` and a sentence for the user.
 */
export async function uploadImage(image: Blob, onProgress: (fraction: number) => void) {
  const extension = imageFormats.find(({ type }) => type === image.type)?.extension
  const name = `${crypto.randomUUID()}.${extension}`
  const response = await storeImage(`/${name}`, image, onProgress)
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

import { accessToken, auth, connected } from '@fortnight/supabase/client'
import { imageUploadTimeoutMs } from '../core/timeouts.ts'
import { imageFormats } from './formats.ts'

// What Storage itself says is meant for engineers.
const sentences: Record<number, string> = {
  401: 'Your session has expired. Please sign in again.',
  403: 'Only admins may upload images.',
  413: 'This image is larger than 5 MB.',
  415: 'This file is not a PNG, JPEG, WebP, AVIF or GIF.',
}

/** Stores an image where everybody may see it. Its address is a path when it is on this site, so that it moves with it. */
export async function storeImage(image: Blob) {
  const { url, key } = connected()
  const signal = AbortSignal.timeout(imageUploadTimeoutMs)
  await auth()
  const token = await accessToken(signal)
  const ending = imageFormats.find(({ type }) => type === image.type)?.ending
  const name = `${crypto.randomUUID()}.${ending}`
  const answer = await fetch(`${url}/storage/v1/object/media/${name}`, {
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
  if (!answer.ok) throw await refusalOf(answer)
  const site = url === location.origin ? '' : url
  return `${site}/storage/v1/object/public/media/${name}`
}

async function refusalOf(answer: Response) {
  const said = (await answer.json().catch(() => ({}))) as { statusCode?: string; message?: string }
  // Storage answers 400 and says inside what it means.
  const status = Number(said.statusCode ?? answer.status)
  const message = sentences[status] ?? (status === 429 ? said.message : '')
  return Object.assign(new Error(message), { status })
}

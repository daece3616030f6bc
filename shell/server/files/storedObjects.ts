import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { storageResponseTimeoutMs } from '../limits/timeouts.ts'
import { settings } from '../settings.ts'

// The bytes of project files are in a private bucket of Supabase Storage, which only the secret key opens.

export const bucket = 'project-files'
const bucketUrl = `${settings.supabase.url}/storage/v1/object/${bucket}`

/** The URL of an object by its path in the bucket. */
export const objectUrl = (path: string) => `${bucketUrl}/${path}`

/** The headers that open the bucket. */
export const storageAccess = { apikey: settings.secretKey, Authorization: `Bearer ${settings.secretKey}` }

export type OpenObject = { status: number; bytes: string | null; range: string | null; content: Readable }

/**
 * Opens an object to read it, or a range of its bytes where Storage supports that. Undefined when there is no such object;
 * throws when Storage fails or does not begin to respond. Who does not read to the end destroys `content`.
 */
export async function openObject(path: string, range?: string): Promise<OpenObject | undefined> {
  const opening = new AbortController()
  const timer = setTimeout(() => opening.abort(new Error('Storage does not respond')), storageResponseTimeoutMs)
  // Compressed, the number of bytes would be another one.
  const headers = { ...storageAccess, 'Accept-Encoding': 'identity', ...(range && { Range: range }) }
  try {
    const response = await fetch(objectUrl(path), { headers, signal: opening.signal })
    if (response.ok && response.body) {
      const { status, body } = response
      const [bytes, contentRange] = ['Content-Length', 'Content-Range'].map((name) => response.headers.get(name))
      return {
        status,
        bytes: bytes ?? null,
        range: contentRange ?? null,
        content: Readable.fromWeb(body as ReadableStream),
      }
    }
    const message = await response.text()
    // Storage responds with 400, and with the actual status in the body.
    if (response.status === 404 || /"statusCode":"?404/.test(message)) return undefined
    throw new Error(`Storage responded with ${response.status}`)
  } finally {
    clearTimeout(timer)
  }
}

/** Removes objects; it does not matter whether they exist. */
export async function removeObjects(paths: string[]) {
  const response = await fetch(bucketUrl, {
    method: 'DELETE',
    headers: { ...storageAccess, 'Content-Type': 'application/json' },
    body: JSON.stringify({ prefixes: paths }),
    signal: AbortSignal.timeout(storageResponseTimeoutMs),
  })
  if (!response.ok) throw new Error(`Storage responded with ${response.status}`)
  await response.body?.cancel()
}

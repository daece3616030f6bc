import type { IncomingMessage } from 'node:http'
import { storageResponseTimeoutMs } from '../../limits/timeouts.ts'
import { settings } from '../../settings.ts'
import { unknownFileType } from '../detectFileType.ts'
import { logFailure } from '../fileErrors.ts'
import { bucket, storageAccess } from '../storedObjects.ts'
import { sendToStorage } from '../storeObject.ts'

// Uploads in parts, as Supabase Storage keeps them (TUS 1.0). What is not completed, it removes after a day.

const uploadsUrl = `${settings.supabase.url}/storage/v1/upload/resumable`
const uploadUrl = (id: string) => `${uploadsUrl}/${id}`

/** The version of TUS that Storage and this server speak. */
export const tusVersion = { 'Tus-Resumable': '1.0.0' }
// An earlier attempt may have left an object there.
const headers = { ...tusVersion, 'x-upsert': 'true' }

const request = (url: string, method: string, further: Record<string, string> = {}) =>
  fetch(url, {
    method,
    headers: { ...storageAccess, ...headers, ...further },
    signal: AbortSignal.timeout(storageResponseTimeoutMs),
  })

/** Begins an upload of an object. Returns its id. */
export async function createStorageUpload(path: string, bytes: number) {
  const metadata = Object.entries({ bucketName: bucket, objectName: path, contentType: unknownFileType })
  const response = await request(uploadsUrl, 'POST', {
    'Upload-Length': String(bytes),
    'Upload-Metadata': metadata.map(([name, value]) => `${name} ${btoa(value)}`).join(),
  })
  await response.body?.cancel()
  // Behind a proxy, the rest of the address may be one that only others can use.
  const id = new URL(response.headers.get('Location') ?? '/', uploadsUrl).pathname.split('/').at(-1)
  if (response.status !== 201 || !id) throw new Error(`Storage responded with ${response.status}`)
  return id
}

/** How many bytes Storage has; undefined when it knows of no such upload. */
export async function countStoredBytes(id: string) {
  const response = await request(uploadUrl(id), 'HEAD')
  if (response.status === 404 || response.status === 410) return undefined
  if (!response.ok) throw new Error(`Storage responded with ${response.status}`)
  return readOffset(response.headers.get('Upload-Offset'))
}

/** Passes a part on while it arrives. What has arrived before a connection breaks, Storage keeps. */
export async function sendPart(id: string, part: { offset: number; bytes: number }, body: IncomingMessage) {
  const type = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': String(part.offset) }
  const sent = { method: 'PATCH', headers: { ...headers, ...type }, bytes: part.bytes } as const
  const { statusCode = 0, headers: answer } = await sendToStorage(uploadUrl(id), sent, body)
  if (statusCode !== 204) return { status: statusCode }
  return { status: statusCode, offset: readOffset(answer['upload-offset']) }
}

/** Removes what Storage has of an upload. When this fails, it does so itself after a day. */
export async function removeStorageUpload(id: string) {
  try {
    await (await request(uploadUrl(id), 'DELETE')).body?.cancel()
  } catch (error) {
    logFailure('the parts of an upload could not be removed', error)
  }
}

function readOffset(text: string | string[] | undefined | null) {
  if (typeof text !== 'string' || !/^\d{1,15}$/.test(text)) throw new Error('Storage does not say how much it has')
  return Number(text)
}

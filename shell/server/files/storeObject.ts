import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request as sendHttp } from 'node:http'
import { request as sendHttps } from 'node:https'
import { storageResponseTimeoutMs } from '../limits/timeouts.ts'
import { objectUrl, storageAccess } from './storedObjects.ts'

type Read = (chunk: Buffer) => void
type StorageRequest = { method: 'POST' | 'PATCH'; headers: Record<string, string>; bytes: number }

/** Stores the body of a request while it arrives, and passes each part to `read`. Rejects when Storage does not take it. */
export async function storeObject(path: string, bytes: number, body: IncomingMessage, read: Read) {
  // An earlier attempt may have left an object here.
  const headers = { 'Content-Type': 'application/octet-stream', 'x-upsert': 'true' }
  const { statusCode } = await sendToStorage(objectUrl(path), { method: 'POST', headers, bytes }, body, read)
  if (statusCode !== 200) throw new Error(`Storage responded with ${statusCode}`)
}

/**
 * Sends the body of a request to Storage while it arrives, and resolves to the response. Rejects when the body ends early
 * or Storage hangs; a client that is slow is not a Storage that hangs.
 */
export async function sendToStorage(
  url: string,
  { method, headers, bytes }: StorageRequest,
  body: IncomingMessage,
  read?: Read,
) {
  const send = url.startsWith('https:') ? sendHttps : sendHttp
  const allHeaders = { ...storageAccess, ...headers, 'Content-Length': bytes }
  // Not on a connection that was idle: Storage may be closing it, and the bytes cannot be sent twice.
  const upload = send(url, { method, headers: allHeaders, agent: false })
  // A request itself reports only the first time that it takes too long, which may be the client's fault.
  upload.once('socket', (socket) =>
    socket.setTimeout(storageResponseTimeoutMs).on('timeout', () => {
      if (upload.writableNeedDrain || upload.writableEnded) upload.destroy(new Error('Storage does not respond'))
    }),
  )
  const responded = readResponse(upload)
  const sent = sendBody(body, bytes, upload, read)
  try {
    // Storage may respond before it has read everything.
    await Promise.race([sent, responded])
    const response = await responded
    if (isOk(response)) await sent
    else upload.destroy()
    return response
  } catch (error) {
    upload.destroy()
    throw error
  } finally {
    // What fails after the first failure is of no interest.
    for (const outcome of [sent, responded]) outcome.catch(() => undefined)
  }
}

const isOk = ({ statusCode = 0 }: IncomingMessage) => statusCode >= 200 && statusCode < 300

const readResponse = (upload: ClientRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    upload.once('error', reject)
    upload.once('close', () => reject(new Error('Storage closed the connection')))
    upload.once('response', (response) => resolve(response.resume()))
  })

async function sendBody(body: IncomingMessage, bytes: number, upload: ClientRequest, read?: Read) {
  let sentBytes = 0
  const ended = new AbortController()
  upload.once('close', () => ended.abort())
  try {
    // The connection to the client stays open, so that it gets a response.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (upload.destroyed) return
      sentBytes += chunk.length
      read?.(chunk)
      if (!upload.write(chunk)) await once(upload, 'drain', { signal: ended.signal })
    }
  } finally {
    // Browsers read no response before they have sent everything.
    body.resume()
  }
  if (sentBytes !== bytes) throw new Error('The body has another length than was declared')
  upload.end()
  // On a busy machine, the time may have run out between the last part and this.
  upload.socket?.setTimeout(storageResponseTimeoutMs)
}

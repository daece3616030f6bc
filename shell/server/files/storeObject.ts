import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request as sendHttp } from 'node:http'
import { request as sendHttps } from 'node:https'
import { storageResponseTimeoutMs } from '../limits/timeouts.ts'
import { objectUrl, storageAccess } from './storedObjects.ts'

/**
 * Stores the body of a request while it arrives, and passes each part to `read`. Rejects when the body ends early or
 * Storage does not take it; a client that is slow is not a Storage that hangs.
 */
export async function storeObject(path: string, bytes: number, body: IncomingMessage, read: (chunk: Buffer) => void) {
  const url = objectUrl(path)
  // An earlier attempt may have left an object here.
  const type = { 'Content-Type': 'application/octet-stream', 'x-upsert': 'true' }
  const headers = { ...storageAccess, ...type, 'Content-Length': bytes }
  const send = url.startsWith('https:') ? sendHttps : sendHttp
  // Not on a connection that was idle: Storage may be closing it, and the bytes cannot be sent twice.
  const upload = send(url, { method: 'POST', headers, agent: false })
  // Passed to `setTimeout`, the listener would be called once only.
  upload.setTimeout(storageResponseTimeoutMs).on('timeout', () => {
    if (upload.writableNeedDrain || upload.writableEnded) upload.destroy(new Error('Storage does not respond'))
  })
  const status = readStatus(upload)
  const sent = sendBody(body, bytes, upload, read)
  try {
    // Storage may respond before it has read everything.
    await Promise.race([sent, status])
    if ((await status) !== 200) throw new Error(`Storage responded with ${await status}`)
    await sent
  } catch (error) {
    upload.destroy()
    throw error
  } finally {
    // What fails after the first failure is of no interest.
    for (const outcome of [sent, status]) outcome.catch(() => undefined)
  }
}

const readStatus = (upload: ClientRequest) =>
  new Promise<number>((resolve, reject) => {
    upload.once('error', reject)
    upload.once('close', () => reject(new Error('Storage closed the connection')))
    upload.once('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
  })

async function sendBody(body: IncomingMessage, bytes: number, upload: ClientRequest, read: (chunk: Buffer) => void) {
  let sentBytes = 0
  const ended = new AbortController()
  upload.once('close', () => ended.abort())
  try {
    // The connection to the client stays open, so that it gets a response.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (upload.destroyed) return
      sentBytes += chunk.length
      read(chunk)
      if (!upload.write(chunk)) await once(upload, 'drain', { signal: ended.signal })
    }
  } finally {
    // Browsers read no response before they have sent everything.
    body.resume()
  }
  if (sentBytes !== bytes) throw new Error('The body has another length than was declared')
  upload.end()
  // On a busy machine, the time may have run out between the last part and this.
  upload.setTimeout(storageResponseTimeoutMs)
}

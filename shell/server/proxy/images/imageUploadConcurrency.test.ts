/** @jest-environment node */
import { request as sendRequest } from 'node:http'
import type { RequestHandler } from 'express'
import { png } from './fakeImageStorage.testing.ts'
import { adminHeaders, imageName, startImageStorage } from './imageStorage.testing.ts'

let storage: Awaited<ReturnType<typeof startImageStorage>>
let url: string

let onArrival = () => {}
let onAbandoned = () => {}

/** Passes a request on when its client has gone, as a limit that asks Redis may do. */
const waitUntilAbandoned: RequestHandler = (request, response, next) => {
  if (!request.get('X-Abandoned')) {
    next()
    return
  }
  onArrival()
  response.once('close', () => {
    next()
    onAbandoned()
  })
}

beforeAll(async () => {
  process.env.FORTNIGHT_UPLOADS_PER_MINUTE = '100000'
  storage = await startImageStorage(waitUntilAbandoned)
  url = `${storage.baseUrl}/storage/v1/object/media/${imageName()}`
})
afterAll(() => storage.stop())

const headersFrom = (client: number) => ({ ...adminHeaders, 'X-Forwarded-For': `203.0.113.${client}` })

const upload = (client: number) =>
  fetch(url, { method: 'POST', headers: headersFrom(client), body: new Uint8Array(png) })

/** Sends the headers of an upload and nothing of its body. */
function sendHeadersOnly(client: number) {
  const request = sendRequest(url, { method: 'POST', headers: { ...headersFrom(client), 'Content-Length': 100 } })
  request.on('error', () => undefined).flushHeaders()
  return request
}

async function uploadUntilRejected(client: number) {
  let response: Response
  do response = await upload(client)
  while (response.ok)
  return [response.status, (await response.json()) as unknown]
}

const rejection = [
  503,
  expect.objectContaining({ message: 'Many images are being stored right now. Please try again in a few seconds.' }),
]

it('accepts sixteen concurrent uploads, and four of one client', async () => {
  const pending = Array.from({ length: 4 }, () => sendHeadersOnly(1))
  expect(await uploadUntilRejected(1)).toEqual(rejection)
  expect((await upload(2)).status).toBe(200)
  pending.push(...Array.from({ length: 12 }, (_, index) => sendHeadersOnly(2 + Math.floor(index / 4))))
  expect(await uploadUntilRejected(9)).toEqual(rejection)
  for (const request of pending) request.destroy()
  while (!(await upload(9)).ok);
})

it('accepts uploads after clients have gone away before their upload began', async () => {
  for (let client = 20; client < 36; client++) {
    const leave = new AbortController()
    const abandoned = new Promise<void>((resolve) => (onAbandoned = resolve))
    onArrival = () => leave.abort()
    const headers = { ...headersFrom(client), 'X-Abandoned': '1' }
    await expect(fetch(url, { method: 'POST', headers, body: 'x', signal: leave.signal })).rejects.toThrow('aborted')
    await abandoned
  }
  expect((await upload(40)).status).toBe(200)
})

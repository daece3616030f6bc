/** @jest-environment node */
import { createServer, request as sendRequest, type Server } from 'node:http'
import express from 'express'
import { closeServers, listen } from '../http/listen.testing.ts'
import { createFakeImageStorage, png } from './fakeImageStorage.testing.ts'
import type { imageStorage } from './imageStorage.ts'

const path = '/storage/v1/object/media/0f8fad5b-d9cb-469f-a165-70867728950e.png'
const headers = { apikey: 'key', Authorization: 'Bearer admin', 'Content-Type': 'image/png' }
let servers: Server[]
let url: string

beforeAll(async () => {
  const upstream = createFakeImageStorage([], path, () => ({ status: 200, body: {} }))
  process.env.SUPABASE_URL = await listen(upstream)
  process.env.FORTNIGHT_UPLOADS_PER_MINUTE = '100000'
  let router: typeof imageStorage
  await jest.isolateModulesAsync(async () => {
    router = (await import('./imageStorage.ts')).imageStorage
  })
  const app = createServer(express().set('trust proxy', 1).use('/storage', router!()))
  url = `${await listen(app)}${path}`
  servers = [app, upstream]
})
afterAll(() => closeServers(...servers))

const headersFrom = (client: number) => ({ ...headers, 'X-Forwarded-For': `203.0.113.${client}` })

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

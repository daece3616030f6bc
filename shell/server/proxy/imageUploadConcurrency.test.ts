/** @jest-environment node */
import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { imageStorage, png } from './fakeImageStorage.testing.ts'
import type { images } from './imageStorage.ts'

const path = '/storage/v1/object/media/0f8fad5b-d9cb-469f-a165-70867728950e.png'
const headers = { apikey: 'key', Authorization: 'Bearer admin', 'Content-Type': 'image/png' }
let servers: Server[]
let address: string

const listen = async (server: Server) => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  const upstream = imageStorage([], path, () => ({ status: 200, body: {} }))
  process.env.SUPABASE_URL = await listen(upstream)
  process.env.FORTNIGHT_UPLOADS_PER_MINUTE = '100000'
  let router: typeof images
  await jest.isolateModulesAsync(async () => {
    router = (await import('./imageStorage.ts')).images
  })
  const app = createServer(express().set('trust proxy', 1).use('/storage', router!()))
  address = `${await listen(app)}${path}`
  servers = [app, upstream]
})
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
})

const from = (visitor: number) => ({ ...headers, 'X-Forwarded-For': `203.0.113.${visitor}` })

const upload = (visitor: number) =>
  fetch(address, { method: 'POST', headers: from(visitor), body: new Uint8Array(png) })

/** Announces an image and sends nothing of it. */
function announce(visitor: number) {
  const request = ask(address, { method: 'POST', headers: { ...from(visitor), 'Content-Length': 100 } })
  request.on('error', () => undefined).flushHeaders()
  return request
}

async function refusalOf(visitor: number) {
  let answer: Response
  do answer = await upload(visitor)
  while (answer.ok)
  return [answer.status, await answer.json()]
}

const refusal = [
  503,
  expect.objectContaining({ message: 'Many images are being stored right now. Please try again in a few seconds.' }),
]

it('no more than sixteen images are held at once that have not come yet, and four of one visitor', async () => {
  const slow = Array.from({ length: 4 }, () => announce(1))
  expect(await refusalOf(1)).toEqual(refusal)
  expect((await upload(2)).status).toBe(200)
  slow.push(...Array.from({ length: 12 }, (_, turn) => announce(2 + Math.floor(turn / 4))))
  expect(await refusalOf(9)).toEqual(refusal)
  for (const request of slow) request.destroy()
  while (!(await upload(9)).ok);
})

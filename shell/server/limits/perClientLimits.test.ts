/** @jest-environment node */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import express from 'express'
import { createClientQueue, limitPerClient } from './perClientLimits.ts'

let server: Server
let port: number
let requestCount = 0
const sockets: Socket[] = []

beforeAll(async () => {
  const app = express().set('trust proxy', 1)
  app.use(limitPerClient, (_request, _response, next) => {
    requestCount++
    next()
  })
  app.get('/never-responds', () => undefined)
  app.use(express.text(), (request, response) => void response.send(`received ${String(request.body ?? 'nothing')}`))
  server = app.listen(0)
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => server.close(resolve))
})

const post = async (body: string, from = '203.0.113.1') => {
  const headers = { 'X-Forwarded-For': from, 'Content-Type': 'text/plain' }
  const response = await fetch(`http://localhost:${port}`, { method: 'POST', headers, body })
  return { status: response.status, text: await response.text() }
}

/** Announces a body and sends nothing of it. */
async function sendHeaders() {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  const headers = 'Host: x\r\nX-Forwarded-For: 203.0.113.1\r\nContent-Type: text/plain\r\nContent-Length: 100'
  socket.write(`POST / HTTP/1.1\r\n${headers}\r\n\r\n`)
  await once(socket, 'connect')
}

it('rejects a 21st request of a client whose bodies have not arrived', async () => {
  for (let index = 0; index < 20; index++) await sendHeaders()
  while (requestCount < 20) await new Promise(setImmediate)

  expect(await post('rejected')).toEqual({ status: 503, text: expect.stringContaining('try again') as string })
  expect(await post('hello', '203.0.113.2')).toEqual({ status: 200, text: 'received hello' })
  const withoutBody = await fetch(`http://localhost:${port}`, { headers: { 'X-Forwarded-For': '203.0.113.1' } })
  expect(withoutBody.status).toBe(200)

  for (const socket of sockets) socket.destroy()
  while ((await post('hello')).status === 503);
  expect(await post('hello')).toEqual({ status: 200, text: 'received hello' })
})

it('does not count bodies that have arrived', async () => {
  const responses = await Promise.all(Array.from({ length: 100 }, () => post('hello')))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
})

it('rejects a 151st concurrent request of a client', async () => {
  const disconnect = new AbortController()
  const get = (path: string, from: string) =>
    fetch(`http://localhost:${port}${path}`, { headers: { 'X-Forwarded-For': from }, signal: disconnect.signal })
  requestCount = 0
  const pending = Array.from({ length: 150 }, () => get('/never-responds', '203.0.113.3').catch(() => undefined))
  while (requestCount < 150) await new Promise(setImmediate)
  expect((await get('/', '203.0.113.3')).status).toBe(503)
  expect((await get('/', '203.0.113.4')).status).toBe(200)
  disconnect.abort()
  await Promise.all(pending)
})

describe('a client queue', () => {
  const finishers: (() => void)[] = []
  const startTask = () => new Promise<string>((resolve) => finishers.push(() => resolve('done')))
  const nextTick = () => new Promise(setImmediate)

  it('runs two tasks of a client at once, queues three more, and rejects the sixth', async () => {
    const runQueued = createClientQueue({ concurrency: 2, maxQueued: 3 })
    const results = Array.from({ length: 6 }, () => runQueued('ada', startTask))
    await nextTick()
    expect(finishers).toHaveLength(2)
    expect(await results[5]).toBeUndefined()

    const otherClient = runQueued('bob', startTask)
    await nextTick()
    expect(finishers).toHaveLength(3)
    while (finishers.length) {
      finishers.shift()!()
      await nextTick()
    }
    expect(await Promise.all([...results, otherClient])).toEqual([...Array<string>(5).fill('done'), undefined, 'done'])
  })

  it('runs the next task when one fails', async () => {
    const runQueued = createClientQueue({ concurrency: 1, maxQueued: 1 })
    const failing = runQueued('ada', () => Promise.reject(new Error('broken')))
    const next = runQueued('ada', () => Promise.resolve('done'))
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })
})

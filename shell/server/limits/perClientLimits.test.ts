/** @jest-environment node */
import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import express from 'express'
import { limitOneVisitor, turns } from './perClientLimits.ts'

let server: Server
let port: number
let heads = 0
const sockets: Socket[] = []

beforeAll((done) => {
  const app = express().set('trust proxy', 1)
  app.use(limitOneVisitor, (_request, _response, next) => {
    heads++
    next()
  })
  app.get('/for-ever', () => undefined)
  app.use(express.text(), (request, response) => void response.send(`got ${String(request.body ?? 'nothing')}`))
  server = app.listen(0, () => {
    port = (server.address() as AddressInfo).port
    done()
  })
})
afterAll((done) => {
  for (const socket of sockets) socket.destroy()
  server.close(done)
})

const post = async (body: string, from = '203.0.113.1') => {
  const headers = { 'X-Forwarded-For': from, 'Content-Type': 'text/plain' }
  const answer = await fetch(`http://localhost:${port}`, { method: 'POST', headers, body })
  return { status: answer.status, text: await answer.text() }
}

/** Announces a body and sends nothing of it. */
async function sendHead() {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  const headers = 'Host: x\r\nX-Forwarded-For: 203.0.113.1\r\nContent-Type: text/plain\r\nContent-Length: 100'
  socket.write(`POST / HTTP/1.1\r\n${headers}\r\n\r\n`)
  await once(socket, 'connect')
}

it('does not let one visitor keep more than twenty requests waiting for their bodies', async () => {
  for (let turn = 0; turn < 20; turn++) await sendHead()
  while (heads < 20) await new Promise(setImmediate)

  expect(await post('one too many')).toEqual({ status: 503, text: expect.stringContaining('try again') })
  expect(await post('hello', '203.0.113.2')).toEqual({ status: 200, text: 'got hello' })
  const reader = await fetch(`http://localhost:${port}`, { headers: { 'X-Forwarded-For': '203.0.113.1' } })
  expect(reader.status).toBe(200)

  for (const socket of sockets) socket.destroy()
  while ((await post('hello')).status === 503);
  expect(await post('hello')).toEqual({ status: 200, text: 'got hello' })
})

it('counts no body that has arrived, however many come', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => post('hello')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

it('does not answer more than a hundred and fifty requests of one visitor at once', async () => {
  const left = new AbortController()
  const get = (path: string, from: string) =>
    fetch(`http://localhost:${port}${path}`, { headers: { 'X-Forwarded-For': from }, signal: left.signal })
  heads = 0
  const waiting = Array.from({ length: 150 }, () => get('/for-ever', '203.0.113.3').catch(() => undefined))
  while (heads < 150) await new Promise(setImmediate)
  expect((await get('/', '203.0.113.3')).status).toBe(503)
  expect((await get('/', '203.0.113.4')).status).toBe(200)
  left.abort()
  await Promise.all(waiting)
})

describe('turns', () => {
  const finish: (() => void)[] = []
  const wait = () => new Promise<string>((done) => finish.push(() => done('done')))
  const settled = () => new Promise(setImmediate)

  it('let one visitor do so much at once, the rest one after the other, and turn away what is too much', async () => {
    const inTurn = turns({ atOnce: 2, waiting: 3 })
    const asked = Array.from({ length: 6 }, () => inTurn('ada', wait))
    expect(finish).toHaveLength(2)
    expect(await asked[5]).toBeUndefined()

    void inTurn('bob', wait)
    expect(finish).toHaveLength(3)
    while (finish.length) {
      finish.shift()!()
      await settled()
    }
    expect(await Promise.all(asked)).toEqual([...Array<string>(5).fill('done'), undefined])
  })

  it('go on when what they were taken for fails', async () => {
    const inTurn = turns({ atOnce: 1, waiting: 1 })
    const failing = inTurn('ada', () => Promise.reject(new Error('broken')))
    const next = inTurn('ada', () => Promise.resolve('fine'))
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('fine')
  })
})

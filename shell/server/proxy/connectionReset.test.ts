/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import express from 'express'
import type { supabaseProxy } from './supabaseProxy.ts'

let servers: Server[] = []
let base: string
let bodies: string[]
let isLeaving: (socket: Socket) => boolean

const listen = async (server: Server) => {
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A service that leaves a connection, when it is told to, instead of reading what comes on it. */
const leavingService = () =>
  createServer((request, response) => {
    if (isLeaving(request.socket)) return request.socket.destroy()
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      bodies.push(body)
      response.end('[]')
    })
  })

beforeEach(async () => {
  servers = []
  bodies = []
  process.env.SUPABASE_URL = await listen(leavingService())
  let proxy: typeof supabaseProxy
  await jest.isolateModulesAsync(async () => {
    proxy = (await import('./supabaseProxy.ts')).supabaseProxy
  })
  base = await listen(createServer(express().use(proxy!())))
})

afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
})

const send = (body: string) =>
  fetch(`${base}/rest/v1/faqs`, { method: 'POST', headers: { apikey: 'key', 'Content-Type': 'text/plain' }, body })

it('sends a request again that met a connection which the service was just leaving', async () => {
  const used = new Set<Socket>()
  isLeaving = (socket) => {
    const isUsed = used.has(socket)
    used.add(socket)
    return isUsed
  }
  expect((await send('first')).status).toBe(200)
  expect((await send('second')).status).toBe(200)
  expect(bodies).toEqual(['first', 'second'])
})

it('sends nothing twice that a service may have read: a new connection that breaks is a failure', async () => {
  const printed = jest.spyOn(console, 'error')
  let met = 0
  isLeaving = () => ++met > 0
  expect((await send('once')).status).toBe(503)
  expect(met).toBe(1)
  // Lines of the log are one object each, and say which request they are about.
  expect(printed).not.toHaveBeenCalled()
})

/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import express from 'express'
import { closeServers, listen } from '../http/listen.testing.ts'
import type { supabaseProxy } from './supabaseProxy.ts'
import { apiKeyHeaders } from './supabaseProxy.testing.ts'

let servers: Server[] = []
let baseUrl: string
let bodies: string[]
let shouldReset: (socket: Socket) => boolean

/** A fake service that resets connections when `shouldReset` says so, without reading the request. */
const createFakeService = () =>
  createServer((request, response) => {
    if (shouldReset(request.socket)) return request.socket.destroy()
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      bodies.push(body)
      response.end('[]')
    })
  })

beforeEach(async () => {
  bodies = []
  const service = createFakeService()
  process.env.SUPABASE_URL = await listen(service)
  let proxy: typeof supabaseProxy
  await jest.isolateModulesAsync(async () => {
    proxy = (await import('./supabaseProxy.ts')).supabaseProxy
  })
  const app = createServer(express().use(proxy!()))
  baseUrl = await listen(app)
  servers = [app, service]
})

afterEach(() => closeServers(...servers))

const send = (body: string) =>
  fetch(`${baseUrl}/rest/v1/faqs`, { method: 'POST', headers: apiKeyHeaders, body: JSON.stringify({ question: body }) })

it('resends a request when the service has closed a reused connection', async () => {
  const usedSockets = new Set<Socket>()
  shouldReset = (socket) => {
    const isReused = usedSockets.has(socket)
    usedSockets.add(socket)
    return isReused
  }
  expect((await send('first')).status).toBe(200)
  expect((await send('second')).status).toBe(200)
  expect(bodies).toEqual(['{"question":"first"}', '{"question":"second"}'])
})

it('does not resend a request when a new connection breaks, because the service may have read it', async () => {
  const consoleError = jest.spyOn(console, 'error')
  let attempts = 0
  shouldReset = () => ++attempts > 0
  expect((await send('once')).status).toBe(503)
  expect(attempts).toBe(1)
  // Without advice of the proxy library, which is no line of the log.
  expect(consoleError).not.toHaveBeenCalled()
})

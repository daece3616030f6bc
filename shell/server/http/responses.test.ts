/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import express from 'express'
import { closeServers, listen } from './listen.testing.ts'
import { sendError } from './responses.ts'

let server: Server
let origin: string

beforeAll(async () => {
  const app = express()
  app.use((request, response) => sendError(request, response, 429, 'Too many <attempts>. Please wait.'))
  server = createServer(app)
  origin = await listen(server)
})
afterAll(() => closeServers(server))

const get = (Accept: string) => fetch(origin, { headers: { Accept } })

it('sends an error as a page of our own to browsers', async () => {
  const response = await get('text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8')
  expect(response.status).toBe(429)
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'; style-src 'unsafe-inline'")
  const html = await response.text()
  expect(html).toContain('<h1>One moment, please</h1>')
  expect(html).toContain('Too many &lt;attempts&gt;. Please wait.')
})

it('sends an error as text to other clients, and as JSON to those that prefer it', async () => {
  for (const type of ['*/*', 'text/plain', 'image/avif,*/*']) {
    expect(await (await get(type)).text()).toBe('Too many <attempts>. Please wait.')
  }
  expect(await (await get('application/json')).json()).toEqual({ message: 'Too many <attempts>. Please wait.' })
})

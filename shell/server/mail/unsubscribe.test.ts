/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import express from 'express'
import { closeServers, listen } from '../http/listen.testing.ts'

let isDown = false
let received: { url?: string; key: unknown; body: unknown }[]
let site: Server
let baseUrl: string
const database = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ url: request.url, key: request.headers.apikey, body: JSON.parse(body) as unknown })
    response.writeHead(isDown ? 503 : 204).end()
  })
})

beforeAll(async () => {
  process.env.SUPABASE_URL = await listen(database)
  process.env.SUPABASE_SECRET_KEY = 'secret'
  const app = express()
  await jest.isolateModulesAsync(async () => {
    app.use((await import('./unsubscribe.ts')).unsubscribeRoutes())
  })
  site = createServer(app)
  baseUrl = await listen(site)
})
beforeEach(() => {
  received = []
  isDown = false
})
afterAll(() => closeServers(site, database))

const path = '/notifications/unsubscribe?token=abc'
const post = (to: string, body: BodyInit | null = null) =>
  fetch(`${baseUrl}${to}`, { method: 'POST', body, redirect: 'manual' })
const calls = [{ url: '/rest/v1/rpc/unsubscribe_notifications', key: 'secret', body: { token: 'abc' } }]

describe('the unsubscribe link', () => {
  it('shows a page with a button and changes nothing [ROOM-79]', async () => {
    const response = await fetch(`${baseUrl}${path}`)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer')
    const page = await response.text()
    expect(page).toContain('<form method="post"><button type="submit">Unsubscribe</button></form>')
    expect(page).not.toContain('abc')
    expect(received).toEqual([])
  })

  it('turns mails off by its button, which leads to a page that says so [ROOM-79]', async () => {
    const response = await post(path)
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/notifications/unsubscribe/done'])
    expect(received).toEqual(calls)
    const page = await fetch(`${baseUrl}/notifications/unsubscribe/done`)
    expect(await page.text()).toContain('<h1>You’re unsubscribed</h1>')
  })

  it.each([
    ['a form', new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    ['a form with parts', Object.assign(new FormData(), {})],
  ])('turns mails off by one click in a mail program, which sends %s [ROOM-79]', async (_kind, body) => {
    if (body instanceof FormData) body.set('List-Unsubscribe', 'One-Click')
    const response = await post(path, body)
    expect([response.status, await response.text()]).toEqual([200, 'You’re unsubscribed.'])
    expect(received).toEqual(calls)
  })

  it('responds alike without a token, and says so when the database is down [ROOM-79]', async () => {
    expect((await post('/notifications/unsubscribe')).status).toBe(303)
    expect(received).toEqual([])
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    isDown = true
    const response = await post(path)
    expect([response.status, await response.text()]).toEqual([503, expect.stringMatching(/You’re still subscribed/)])
    jest.mocked(console.error).mockRestore()
  })
})

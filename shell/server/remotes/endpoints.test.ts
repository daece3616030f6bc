/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import express from 'express'
import type { Endpoint, EndpointContext, Endpoints } from '@fortnight/supabase/server/serverContract'
import { closeServers, listen } from '../http/listen.testing.ts'
import { clearResponseCaches } from '../pages/responseCache.ts'
import { callEndpoint } from '../renderWorker/callEndpoint.ts'
import { settings } from '../settings.ts'
import type { EndpointRequest } from '../workers/protocol.ts'
import { WorkerUnavailableError } from '../workers/workerErrors.ts'
import { findEndpoint, serveEndpoints } from './endpoints.ts'

const { origin } = settings
let server: Server
let baseUrl: string
let endpoints: Endpoints | undefined
let received: Request[]

const echo: Endpoint = async (request) => {
  received.push(request)
  const body = await request.text()
  return new Response(`${request.method} ${request.url} ${body}`, { status: 201, headers: { 'X-Own': 'yes' } })
}

const cacheable: Endpoint = (request) => {
  received.push(request)
  const headers = { 'Content-Type': 'application/xml', 'Cache-Control': 'public, s-maxage=60' }
  return Promise.resolve(new Response(`<a>${'x'.repeat(600)}</a>`, { headers }))
}

/** Calls an endpoint as a render worker does. The endpoints of this test use no context. */
const callOwnEndpoint = (key: string, request: EndpointRequest) =>
  callEndpoint(endpoints![key]!, request, {} as EndpointContext)

beforeAll(async () => {
  const app = express()
  const getBuild = () => endpoints && { endpoints: Object.keys(endpoints), callEndpoint: callOwnEndpoint }
  app.use(serveEndpoints(getBuild))
  app.use((_request, response) => response.status(418).send('a page'))
  server = createServer(app)
  baseUrl = await listen(server)
})

afterAll(() => closeServers(server))

beforeEach(() => {
  clearResponseCaches()
  received = []
  endpoints = { 'GET /feed.xml': cacheable, 'GET /art/*': cacheable, 'POST /form': echo }
})

describe('findEndpoint', () => {
  it('prefers an exact match, then the longest prefix', () => {
    const keys = ['GET /art/*', 'GET /art/old/*', 'GET /art/a.svg']
    expect(findEndpoint(keys, 'GET', '/art/a.svg')).toBe('GET /art/a.svg')
    expect(findEndpoint(keys, 'HEAD', '/art/b.svg')).toBe('GET /art/*')
    expect(findEndpoint(keys, 'GET', '/art/old/b.svg')).toBe('GET /art/old/*')
    for (const path of ['/art', '/arts', '/art/a.svg/'])
      expect(findEndpoint(['GET /art/a.svg'], 'GET', path)).toBeUndefined()
    expect(findEndpoint(keys, 'POST', '/art/a.svg')).toBeUndefined()
    expect(findEndpoint(keys, 'constructor', '')).toBeUndefined()
  })
})

describe('serveEndpoints', () => {
  it('serves a GET to every client from the cache, compressed, or as 304', async () => {
    // As browsers send it: gzip is named first, although brotli is smaller.
    const headers = { Cookie: 'secret=1', 'Accept-Encoding': 'gzip, deflate, br, zstd' }
    const first = await fetch(`${baseUrl}/feed.xml?who=me`, { headers })
    expect(first.headers.get('Content-Encoding')).toBe('br')
    expect(first.headers.get('Content-Type')).toBe('application/xml')
    expect(await first.text()).toContain('<a>xxx')
    const conditional = { 'If-None-Match': first.headers.get('ETag')!, 'Cache-Control': 'max-age=0' }
    const second = await fetch(`${baseUrl}/feed.xml?who=you`, { headers: conditional })
    expect(second.status).toBe(304)
    expect(received.map(({ url }) => url)).toEqual([`${origin}/feed.xml`])
    expect(received[0]!.headers.get('Cookie')).toBeNull()
  })

  it('serves HEAD like GET, without the body', async () => {
    const head = await fetch(`${baseUrl}/art/x.svg`, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
  })

  it('forwards a form and its query to the endpoint, and returns the response', async () => {
    const response = await fetch(`${baseUrl}/form?token=a%20b`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'a@b.c' }),
    })
    expect(response.status).toBe(201)
    expect(response.headers.get('X-Own')).toBe('yes')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.text()).toBe(`POST ${origin}/form?token=a%20b email=a%40b.c`)
    expect(received[0]!.headers.get('Content-Type')).toContain('application/x-www-form-urlencoded')
  })

  it('rejects more than 64 KB with a message, as JSON to clients that prefer it', async () => {
    const body = 'x'.repeat(64 * 1024 + 1)
    const response = await fetch(`${baseUrl}/form`, { method: 'POST', body })
    expect([response.status, await response.text()]).toEqual([413, 'This request is too large. The limit is 64 KB.'])
    const json = await fetch(`${baseUrl}/form`, { method: 'POST', body, headers: { Accept: 'application/json' } })
    expect(await json.json()).toEqual({ message: 'This request is too large. The limit is 64 KB.' })
    expect(received).toEqual([])
  })

  it('turns an error into a message and a log line', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken: Endpoint = () => Promise.reject(new Error('out of ink'))
    endpoints = { 'GET /feed.xml': broken, 'POST /form': broken }
    for (const [path, method] of [
      ['/feed.xml', 'GET'],
      ['/form', 'POST'],
    ] as const) {
      const response = await fetch(baseUrl + path, { method })
      expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('Please try again')])
    }
    expect(consoleError.mock.calls.flat().join()).toContain('out of ink')
    consoleError.mockRestore()
  })

  it('responds with 503 and Retry-After while no render worker can respond', async () => {
    const unavailable: Endpoint = () => Promise.reject(new WorkerUnavailableError('it ended with SIGKILL'))
    endpoints = { 'GET /feed.xml': unavailable, 'POST /form': unavailable }
    for (const [path, method] of [
      ['/feed.xml', 'GET'],
      ['/form', 'POST'],
    ] as const) {
      const response = await fetch(baseUrl + path, { method })
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
    }
  })

  it('passes everything else on to the pages', async () => {
    for (const path of ['/', '/form', '/feed.xml/more']) expect((await fetch(baseUrl + path)).status).toBe(418)
    expect((await fetch(`${baseUrl}/unknown`, { method: 'POST' })).status).toBe(418)
  })

  it('lets no endpoint respond in place of a page of the shell or another area [REL-8]', async () => {
    const paths = ['/login', '/admin/login', '/admin', '/dashboard', '/project/7']
    endpoints = { 'GET /project/*': cacheable, 'POST /login': echo }
    for (const path of paths) endpoints[`GET ${path}`] = cacheable
    for (const path of paths) expect((await fetch(baseUrl + path)).status).toBe(418)
    expect((await fetch(`${baseUrl}/login`, { method: 'POST' })).status).toBe(418)
    expect(received).toEqual([])
  })

  it('responds with 503 and Retry-After until a server bundle is loaded', async () => {
    endpoints = undefined
    const response = await fetch(`${baseUrl}/feed.xml`)
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
    expect((await fetch(`${baseUrl}/`)).status).toBe(418)
  })
})

/** @jest-environment node */
import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import express from 'express'
import { dropAnswers } from '../pages/responseCache.ts'
import { findEndpoint, serveEndpoints } from './endpoints.ts'
import type { Endpoint, EndpointContext } from './serverBundle.ts'

const origin = 'https://fortnight.example'
let server: Server
let base: string
let endpoints: Record<string, Endpoint> | undefined
let asked: Request[]

const echo: Endpoint = async (request) => {
  asked.push(request)
  const body = await request.text()
  return new Response(`${request.method} ${request.url} ${body}`, { status: 201, headers: { 'X-Own': 'yes' } })
}

const shared: Endpoint = async (request) => {
  asked.push(request)
  return new Response(`<a>${'x'.repeat(600)}</a>`, {
    headers: { 'Content-Type': 'application/xml', 'Cache-Control': 'public, s-maxage=60' },
  })
}

beforeAll((done) => {
  const app = express()
  // The endpoints of this test use nothing of it but the origin.
  app.use(serveEndpoints(() => endpoints, { origin } as EndpointContext))
  app.use((_request, response) => response.status(418).send('a page'))
  server = app.listen(0, () => {
    base = `http://localhost:${(server.address() as AddressInfo).port}`
    done()
  })
})

afterAll((done) => {
  server.close(done)
})

beforeEach(() => {
  dropAnswers()
  asked = []
  endpoints = { 'GET /feed.xml': shared, 'GET /art/*': shared, 'POST /form': echo }
})

describe('endpoints of the server bundle', () => {
  it('finds the exact one first, then the longest beginning', () => {
    const [exact, short, long] = [echo, echo.bind(null), echo.bind(null)]
    const table = { 'GET /art/*': short, 'GET /art/old/*': long, 'GET /art/a.svg': exact }
    expect(findEndpoint(table, 'GET', '/art/a.svg')).toEqual({ endpoint: exact, isPrefix: false })
    expect(findEndpoint(table, 'HEAD', '/art/b.svg')).toEqual({ endpoint: short, isPrefix: true })
    expect(findEndpoint(table, 'GET', '/art/old/b.svg')?.endpoint).toBe(long)
    for (const path of ['/art', '/arts', '/art/a.svg/'])
      expect(findEndpoint({ 'GET /art/a.svg': exact }, 'GET', path)).toBeUndefined()
    expect(findEndpoint(table, 'POST', '/art/a.svg')).toBeUndefined()
    expect(findEndpoint(table, 'constructor', '')).toBeUndefined()
  })

  it('answers a GET the same to everybody, from memory, compressed, and 304 to who has it', async () => {
    // As browsers have it: gzip is named first, and brotli is smaller.
    const headers = { Cookie: 'secret=1', 'Accept-Encoding': 'gzip, deflate, br, zstd' }
    const first = await fetch(`${base}/feed.xml?who=me`, { headers })
    expect(first.headers.get('Content-Encoding')).toBe('br')
    expect(first.headers.get('Content-Type')).toBe('application/xml')
    expect(await first.text()).toContain('<a>xxx')
    const known = { 'If-None-Match': first.headers.get('ETag')!, 'Cache-Control': 'max-age=0' }
    const again = await fetch(`${base}/feed.xml?who=you`, { headers: known })
    expect(again.status).toBe(304)
    expect(asked.map(({ url }) => url)).toEqual([`${origin}/feed.xml`])
    expect(asked[0]!.headers.get('Cookie')).toBeNull()
  })

  it('answers HEAD like GET, without the body', async () => {
    const head = await fetch(`${base}/art/x.svg`, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
  })

  it('hands a form with its query to its endpoint, and the answer back', async () => {
    const answer = await fetch(`${base}/form?token=a%20b`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'a@b.c' }),
    })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('X-Own')).toBe('yes')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await answer.text()).toBe(`POST ${origin}/form?token=a%20b email=a%40b.c`)
    expect(asked[0]!.headers.get('Content-Type')).toContain('application/x-www-form-urlencoded')
  })

  it('refuses more than 64 KB with a sentence, as JSON to those who ask for it', async () => {
    const body = 'x'.repeat(64 * 1024 + 1)
    const answer = await fetch(`${base}/form`, { method: 'POST', body })
    expect([answer.status, await answer.text()]).toEqual([413, 'That is too much at once: 64 KB are the most.'])
    const json = await fetch(`${base}/form`, { method: 'POST', body, headers: { Accept: 'application/json' } })
    expect(await json.json()).toEqual({ message: 'That is too much at once: 64 KB are the most.' })
    expect(asked).toEqual([])
  })

  it('turns an error into a sentence and a line in the log', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken: Endpoint = () => Promise.reject(new Error('out of ink'))
    endpoints = { 'GET /feed.xml': broken, 'POST /form': broken }
    for (const [path, method] of [
      ['/feed.xml', 'GET'],
      ['/form', 'POST'],
    ] as const) {
      const answer = await fetch(base + path, { method })
      expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('Please try again')])
    }
    expect(log.mock.calls.flat().join()).toContain('out of ink')
    log.mockRestore()
  })

  it('leaves everything else to the pages', async () => {
    for (const path of ['/', '/form', '/feed.xml/more']) expect((await fetch(base + path)).status).toBe(418)
    expect((await fetch(`${base}/nowhere`, { method: 'POST' })).status).toBe(418)
  })

  it('asks for patience while there is no bundle yet', async () => {
    endpoints = undefined
    const answer = await fetch(`${base}/feed.xml`)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    expect((await fetch(`${base}/`)).status).toBe(418)
  })
})

/** @jest-environment node */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import express from 'express'
import { closeServers, listen } from '../http/listen.testing.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type SentSpan = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Attribute[] }
type SentBatch = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[] }

const sentBodies: string[] = []
/** A fake collector of traces. */
const collector = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    sentBodies.push(body)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
})

const receivedHeaders: IncomingHttpHeaders[] = []
/** A fake database. */
const database = createServer((request, response) => {
  receivedHeaders.push(request.headers)
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('[]')
})

let site: ReturnType<typeof createServer>
let siteOrigin: string
let tracing: typeof import('./tracing.ts')

beforeAll(async () => {
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = await listen(collector)
  process.env.SUPABASE_URL = await listen(database)
  await jest.isolateModulesAsync(async () => {
    tracing = await import('./tracing.ts')
    await tracing.startTracing()
    const { createHttpServer } = await import('../http/server.ts')
    const { supabaseProxy } = await import('../proxy/supabaseProxy.ts')
    const app = express().use(supabaseProxy())
    app.get('/blog/:slug', async (_request, response) => {
      const url = `${process.env.SUPABASE_URL}/rest/v1/blog_posts?slug=eq.secret`
      await tracing.traceRender(() => fetch(url, { headers: { apikey: 'secret' } }))
      response.send('page')
    })
    site = createHttpServer(app)
  })
  siteOrigin = await listen(site)
})

afterAll(() => closeServers(site, collector, database))

it('sends a request, its rendering and its requests to the database as one trace without secrets [TRACE-1]', async () => {
  await fetch(`${siteOrigin}/blog/first-post?token=secret`, {
    headers: { traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01` },
  })
  await fetch(`${siteOrigin}/rest/v1/faqs?question=eq.secret`, { headers: { apikey: 'secret' } })
  site.close()
  site.closeAllConnections()
  await once(site, 'close')
  await tracing.stopTracing()

  const resourceSpans = sentBodies.flatMap((body) => (JSON.parse(body) as SentBatch).resourceSpans)
  const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  const find = (name: string) => spans.find((span) => span.name === name)!
  const [page, render, query] = ['GET /blog/:slug', 'render', 'GET /rest/v1/blog_posts'].map(find)
  const proxied = spans.filter(({ name }) => name === 'GET /rest/v1/faqs')
  expect(spans).toHaveLength(5)
  expect(page!.parentSpanId ?? '').toBe('')
  expect([render!.traceId, render!.parentSpanId]).toEqual([page!.traceId, page!.spanId])
  expect([query!.traceId, query!.parentSpanId]).toEqual([page!.traceId, render!.spanId])
  const [upstream, incoming] = proxied[0]!.parentSpanId ? proxied : proxied.toReversed()
  expect([upstream!.traceId, upstream!.parentSpanId]).toEqual([incoming!.traceId, incoming!.spanId])

  expect(receivedHeaders.map(({ traceparent }) => traceparent)).toEqual([
    `00-${query!.traceId}-${query!.spanId}-01`,
    `00-${upstream!.traceId}-${upstream!.spanId}-01`,
  ])
  // A visitor may not choose the id of a trace.
  expect(page!.traceId).not.toBe('1'.repeat(32))
  expect(sentBodies.join()).toContain('fortnight-shell')
  expect(sentBodies.join()).not.toMatch(/secret|first-post/)
})

import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api'
import { isTracingSuppressed } from '@opentelemetry/core'
import { routePattern } from '../http/routePattern.ts'

/** A request of `fetch`, as Node publishes it. */
type FetchRequest = { method: string; path: string; origin: string; addHeader: (name: string, value: string) => void }

/**
 * Creates a span for each request that is sent while one is handled, and sends the trace context along. Node publishes the
 * requests of `fetch` and of `node:http`, so the code that sends them need not know. Returns a function that stops it.
 */
export function traceUpstreamRequests(tracer: Tracer) {
  const spans = new WeakMap<object, Span>()

  function start(request: object, method: string, url: string, setHeader: (name: string, value: string) => void) {
    // Polls belong to no request; the exporter's own requests must not be exported.
    if (!trace.getActiveSpan() || isTracingSuppressed(context.active())) return
    const { host, pathname } = new URL(url)
    const route = routePattern(pathname)
    // Never the path and query, which hold ids, search terms and tokens.
    const attributes = { 'http.request.method': method, 'url.template': route, 'server.address': host }
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.CLIENT, attributes })
    spans.set(request, span)
    propagation.inject(trace.setSpan(context.active(), span), request, {
      set: (_request, name, value) => setHeader(name, value),
    })
  }

  function end(request: object, status?: number) {
    const span = spans.get(request)
    if (!span) return
    spans.delete(request)
    if (status !== undefined) span.setAttribute('http.response.status_code', status)
    if (status === undefined || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }

  const listeners: Record<string, (message: unknown) => void> = {
    'undici:request:create'(message) {
      const { request } = message as { request: FetchRequest }
      const url = request.origin + request.path
      start(request, request.method, url, (name, value) => request.addHeader(name, value))
    },
    'undici:request:headers'(message) {
      const { request, response } = message as { request: FetchRequest; response: { statusCode: number } }
      end(request, response.statusCode)
    },
    'undici:request:error': (message) => end((message as { request: FetchRequest }).request),
    'http.client.request.created'(message) {
      const { request } = message as { request: ClientRequest }
      const url = `${request.protocol}//${request.host}${request.path}`
      start(request, request.method, url, (name, value) => request.setHeader(name, value))
    },
    'http.client.response.finish'(message) {
      const { request, response } = message as { request: ClientRequest; response: IncomingMessage }
      end(request, response.statusCode)
    },
    'http.client.request.error': (message) => end((message as { request: ClientRequest }).request),
  }
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener)
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener)
  }
}

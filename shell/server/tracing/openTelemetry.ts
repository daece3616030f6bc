import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  context,
  diag,
  DiagLogLevel,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { log } from '../http/log.ts'
import { onServed } from '../http/onServed.ts'
import { requestId } from '../http/requestId.ts'
import { finalStatus } from '../http/responses.ts'
import { routePattern } from '../http/routePattern.ts'
import { settings } from '../settings.ts'
import { traceUpstreamRequests } from './upstreamRequests.ts'

export type Tracing = ReturnType<typeof startOpenTelemetry>

/**
 * Sends traces as the standard variables OTEL_* say. The spans are created here, not by OpenTelemetry's instrumentations: those
 * replace functions of Node's modules, which a bundled server has imported already, and they export URLs with their queries.
 */
export function startOpenTelemetry() {
  diag.setLogger(createDiagLogger(), { logLevel: DiagLogLevel.ERROR })
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'fortnight-shell' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register({ propagator: new W3CTraceContextPropagator() })
  const tracer = provider.getTracer('fortnight-shell')
  const stopTracingUpstream = traceUpstreamRequests(tracer)

  function traceRequest(request: IncomingMessage, response: ServerResponse, handle: () => void) {
    // Visitors may not choose the ids of traces; a trusted proxy in front may.
    const parent = settings.trustedProxies > 0 ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT
    const { method = '', url = '' } = request
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent)
    onServed(response, () => {
      const route = routePattern(url)
      span.updateName(`${method} ${route}`).setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': finalStatus(response),
        'fortnight.request_id': requestId(request),
      })
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    context.with(trace.setSpan(parent, span), handle)
  }

  const traceRender = <Page>(render: () => Promise<Page>) =>
    tracer.startActiveSpan('render', async (span: Span) => {
      try {
        return await render()
      } catch (error) {
        // Without its message, which may contain what a visitor typed. The log has it, without personal data.
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    })

  async function stop() {
    stopTracingUpstream()
    await provider.shutdown()
  }

  return { traceRequest, traceRender, stop }
}

/** Logs an error once, as long as the next one is the same: a collector that is down fails every few seconds. */
function createDiagLogger() {
  let lastMessage = ''
  const ignore = () => undefined
  const error = (message: string) => {
    if (message !== lastMessage) log.error(`traces: ${message}`)
    lastMessage = message
  }
  return { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { settings } from '../settings.ts'
import type { Tracing } from './openTelemetry.ts'

const flushTimeoutMs = 1_000

let tracing: Tracing | undefined

/** Starts to send traces when OTEL_EXPORTER_OTLP_ENDPOINT is set. Otherwise nothing of OpenTelemetry is loaded. */
export async function startTracing() {
  if (!settings.tracesUrl) return
  const { startOpenTelemetry } = await import('./openTelemetry.ts')
  tracing = startOpenTelemetry()
}

/** Handles a request within a span, of which renderings and requests to the database become children. */
export function traceRequest(request: IncomingMessage, response: ServerResponse, handle: () => void) {
  if (tracing) tracing.traceRequest(request, response, handle)
  else handle()
}

/** Renders a page within a span. */
export const traceRender = <Page>(render: () => Promise<Page>): Promise<Page> =>
  tracing ? tracing.traceRender(render) : render()

/** Sends the last traces; to be called before the process exits. */
export async function stopTracing() {
  await Promise.race([tracing?.stop(), wait(flushTimeoutMs, undefined, { ref: false })])
}

import { createServer } from 'node:http'
import { collectDefaultMetrics } from 'prom-client'
import { log } from '../http/log.ts'
import { registry } from './metrics.ts'

/**
 * Serves GET /metrics in the format of Prometheus. On a port of its own, because the figures are for the operator: the port of
 * the site is public.
 */
export function createMetricsServer() {
  collectDefaultMetrics({ register: registry })
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Metrics are at /metrics.\n')
      return
    }
    registry.metrics().then(
      (metrics) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(metrics),
      (error: unknown) => {
        log.error(`metrics: ${String(error)}`)
        response.writeHead(500).end()
      },
    )
  })
}

/** Serves the metrics at this address; ends the process when it is in use, as the site's own server does. */
export function serveMetrics({ port, host }: { port: number; host: string }) {
  createMetricsServer()
    .once('error', (error) => {
      log.error(`The shell cannot serve metrics on port ${port}: ${error.message}`)
      process.exit(1)
    })
    .listen(port, host, () => log.info(`shell: metrics on ${port}`))
}

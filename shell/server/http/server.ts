import { createServer, type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { isFileUpload } from '../files/upload/fileUploadRequest.ts'
import { overloadedMessage, releaseRequest, tryAcquireRequest } from '../limits/loadShedding.ts'
import { clientTimeouts, keepAliveTimeoutMs } from '../limits/timeouts.ts'
import { countShedRequest } from '../metrics/metrics.ts'
import { isExcessReport } from '../telemetry/telemetryBudget.ts'
import { traceRequest } from '../tracing/tracing.ts'
import { onServed } from './onServed.ts'
import { logRequest } from './requestLog.ts'
import { stripUntrustedHeaders, validateRequest } from './requestValidation.ts'
import { securityHeaders } from './securityHeaders.ts'
import { isShuttingDown } from './onShutdown.ts'

// Browsers wait for a response before they send the next request on the same connection.
const maxPendingPerConnection = 10
const pendingRequests = new WeakMap<Duplex, number>()

/** The HTTP server around the app: timeouts, and everything that is decided before a request reaches the app. */
export function createHttpServer(
  app: RequestListener,
  { headersMs, requestMs, fileUploadMs, idleMs } = clientTimeouts,
) {
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: fileUploadMs,
      connectionsCheckingInterval: Math.min(1_000, headersMs),
      keepAliveTimeout: keepAliveTimeoutMs,
      // `validateRequest` checks it, so the rejection looks like every other.
      requireHostHeader: false,
    },
    (request, response) => {
      limitBodyTime(request, response, requestMs)
      handleRequest(app, request, response)
    },
  )
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    prepareResponse(request, response)
    rejectAndClose(response, 417, 'Expectation not supported.')
  })
  server.on('clientError', handleClientError)
  return server.setTimeout(idleMs)
}

function handleRequest(app: RequestListener, request: IncomingMessage, response: ServerResponse) {
  if (!tryTrackPending(request, response)) return void request.socket.destroy()
  if (isExcessReport(request)) return void response.writeHead(204).end()
  prepareResponse(request, response)
  const rejection = validateRequest(request)
  if (rejection) return rejectAndClose(response, rejection.status, rejection.message)
  stripUntrustedHeaders(request)
  const isHealthCheck = request.url === '/healthz' || request.url === '/readyz'
  // Health checks bypass load shedding.
  if (!isHealthCheck) {
    if (!tryAcquireRequest()) return shed(response)
    onServed(response, releaseRequest)
  }
  traceRequest(request, response, () => app(request, response))
}

// Node's own timeout is that of the slowest body, the file of a project.
function limitBodyTime(request: IncomingMessage, response: ServerResponse, requestMs: number) {
  const { headers, socket } = request
  if (isFileUpload(request) || (!headers['transfer-encoding'] && !Number(headers['content-length']))) return
  const timer = setTimeout(() => {
    if (response.headersSent) socket.destroy()
    else handleClientError({ name: '', message: '', code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket)
    socket.destroySoon()
  }, requestMs).unref()
  for (const end of ['end', 'close']) request.once(end, () => clearTimeout(timer))
}

// Requests that wait behind a large unread response would use up the server's total limit.
function tryTrackPending({ socket }: IncomingMessage, response: ServerResponse) {
  const count = () => pendingRequests.get(socket) ?? 0
  if (count() >= maxPendingPerConnection) return false
  pendingRequests.set(socket, count() + 1)
  response.once('close', () => pendingRequests.set(socket, count() - 1))
  return true
}

function prepareResponse(request: IncomingMessage, response: ServerResponse) {
  // Every limit and the log listen for the end of a response.
  response.setMaxListeners(30)
  logRequest(request, response)
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
  if (isShuttingDown()) response.setHeader('Connection', 'close')
}

function shed(response: ServerResponse) {
  countShedRequest('server')
  return response
    .writeHead(503, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '5',
    })
    .end(overloadedMessage)
}

/** Rejects a request whose body is not going to be read. */
function rejectAndClose(response: ServerResponse, status: number, message: string) {
  return response
    .writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      Connection: 'close',
    })
    .end(message)
}

const statusByErrorCode: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

// Handles what is not HTTP, is ambiguous, or times out.
function handleClientError(error: NodeJS.ErrnoException, socket: Duplex) {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = statusByErrorCode[error.code ?? ''] ?? 400
  const headers = Object.entries({ ...securityHeaders, 'Cache-Control': 'no-store', 'Content-Length': 0 })
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}Connection: close\r\n\r\n`)
}

import { createServer, type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { busy, isDone, takesOn } from '../limits/loadShedding.ts'
import { forgetClaims, refusalOf } from './requestValidation.ts'
import { logRequest } from './requestLog.ts'
import { everywhere } from './securityHeaders.ts'
import { isStopping } from './shutdown.ts'

const seconds = 1_000

/** How long anybody may take to say what they want, to send all of it, and to neither send nor read. */
const patience = { headers: 10 * seconds, request: 60 * seconds, silence: 90 * seconds }

// Browsers wait for an answer before they ask again on the same connection.
const mostOfOneConnection = 10
const unanswered = new WeakMap<Duplex, number>()

/** The server around the app: what is decided before a request reaches it, and how long anybody may take. */
export function serverOf(app: RequestListener, { headers, request, silence } = patience) {
  const server = createServer(
    {
      headersTimeout: headers,
      requestTimeout: request,
      connectionsCheckingInterval: Math.min(seconds, headers),
      // Longer than proxies keep theirs, or they would send a request into a connection that is just being closed.
      keepAliveTimeout: 75 * seconds,
      // Checked by ourselves, to be refused like everything else.
      requireHostHeader: false,
    },
    (request, response) => answer(app, request, response),
  )
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    refuse(prepared(request, response), 417, 'What this request expects is not to be had here.'),
  )
  server.on('clientError', refuseUnreadable)
  return server.setTimeout(silence)
}

function answer(app: RequestListener, request: IncomingMessage, response: ServerResponse) {
  if (!isPatient(request, response)) return void request.socket.destroy()
  prepared(request, response)
  const refusal = refusalOf(request)
  if (refusal) return refuse(response, refusal.status, refusal.sentence)
  forgetClaims(request)
  // Whoever asks how we are shall hear it, above all when we are busy.
  if (request.url === '/healthz' || request.url === '/readyz') return app(request, response)
  if (!takesOn()) {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '5' }
    return response.writeHead(503, headers).end(busy)
  }
  response.once('close', isDone)
  app(request, response)
}

// What waits behind a large answer that nobody reads would take the places of everybody else.
function isPatient({ socket }: IncomingMessage, response: ServerResponse) {
  const count = (difference: number) => (unanswered.get(socket) ?? 0) + difference
  if (count(1) > mostOfOneConnection) return false
  unanswered.set(socket, count(1))
  response.once('close', () => unanswered.set(socket, count(-1)))
  return true
}

function prepared(request: IncomingMessage, response: ServerResponse) {
  // Every limit, every count and the log wait for its end, each by itself.
  response.setMaxListeners(30)
  logRequest(request, response)
  for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value)
  if (isStopping()) response.setHeader('Connection', 'close')
  return response
}

/** Refuses a request that nothing more is to be read of. */
function refuse(response: ServerResponse, status: number, sentence: string) {
  response
    .writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      Connection: 'close',
    })
    .end(sentence)
}

const statusOfFault: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

// What is not HTTP, could be read in two ways, or takes for ever.
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex) {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = statusOfFault[error.code ?? ''] ?? 400
  const headers = Object.entries({ ...everywhere, 'Cache-Control': 'no-store', 'Content-Length': 0 })
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}Connection: close\r\n\r\n`)
}

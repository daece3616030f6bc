import type { Server } from 'node:http'
import { type Socket, Server as NetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { shutdownTimeoutMs } from '../limits/timeouts.ts'
import { settings } from '../settings.ts'
import { stopTracing } from '../tracing/tracing.ts'
import { log } from './log.ts'
import { beginShutdown, isShuttingDown } from './onShutdown.ts'

/**
 * Shuts the process down on SIGTERM, on SIGINT, or when the returned function is called. First /readyz reports it for
 * `drainSeconds`, so that load balancers send their requests elsewhere. Then the server accepts no more connections,
 * finishes the requests in flight, and exits; with code 1 when that takes longer than `timeoutMs`.
 */
export function shutDownOnSignal(server: Server, timeoutMs = shutdownTimeoutMs) {
  const connections = countRequestsPerConnection(server)
  const begin = () => shutDown(server, connections, timeoutMs)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void begin())
  return begin
}

async function shutDown(server: Server, connections: Map<Socket, number>, timeoutMs: number) {
  if (isShuttingDown()) return
  log.info('shell: stopping')
  const hasEndedWork = beginShutdown()
  await wait(settings.drainSeconds * 1_000)
  // The HTTP server's own `close` would cut off responses that are complete but not delivered yet.
  NetServer.prototype.close.call(server, () => void hasEndedWork.then(() => exit(Number(process.exitCode ?? 0))))
  for (const [socket, requests] of connections) if (requests === 0) socket.end()
  await wait(timeoutMs)
  const rest = connections.size > 0 ? `with ${connections.size} connections open` : 'with unfinished work'
  log.error(`shell: stopped ${rest}`)
  await exit(1)
}

async function exit(code: number) {
  log.flush()
  await stopTracing()
  process.exit(code)
}

/** Counts the requests in flight on each connection; while shutting down, closes a connection when it has none left. */
function countRequestsPerConnection(server: Server) {
  const connections = new Map<Socket, number>()
  const changeCount = (socket: Socket, difference: number) => {
    const requests = (connections.get(socket) ?? 0) + difference
    connections.set(socket, requests)
    if (isShuttingDown() && !server.listening && requests === 0) socket.end()
  }
  server.on('connection', (socket: Socket) => {
    connections.set(socket, 0)
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    changeCount(socket, 1)
    response.once('close', () => connections.has(socket) && changeCount(socket, -1))
  })
  return connections
}

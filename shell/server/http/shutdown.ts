import type { Server } from 'node:http'
import { type Socket, Server as NetServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { log } from './log.ts'
import { settings } from '../settings.ts'

const finishWithinMs = 5_000
let stopping = false

/** Whether the process has been asked to end. */
export const isStopping = () => stopping

/**
 * Ends the process when it is asked to, by a signal or by a call of what this gives. It says so to whoever asks whether it
 * is ready, goes on for as long as those need to send nobody here any more, then takes no more connections, answers what
 * is under way, and ends.
 */
export function stopOnSignal(server: Server) {
  const connections = requestsByConnection(server)
  const begin = () => stop(server, connections)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void begin())
  return begin
}

async function stop(server: Server, connections: Map<Socket, number>) {
  if (stopping) return
  stopping = true
  log.info('shell: stopping')
  await wait(settings.drainSeconds * 1_000)
  // Not the HTTP server's own `close`: that cuts off answers which are complete but not delivered yet.
  NetServer.prototype.close.call(server, () => end(Number(process.exitCode ?? 0)))
  for (const [socket, requests] of connections) if (requests === 0) socket.end()
  await wait(finishWithinMs)
  log.error(`shell: stopped with ${connections.size} connections open`)
  end(1)
}

function end(code: number) {
  log.flush()
  process.exit(code)
}

/** How many requests are under way on each connection; those without any are closed while the process is stopping. */
function requestsByConnection(server: Server) {
  const connections = new Map<Socket, number>()
  const count = (socket: Socket, difference: number) => {
    const requests = (connections.get(socket) ?? 0) + difference
    connections.set(socket, requests)
    if (stopping && !server.listening && requests === 0) socket.end()
  }
  server.on('connection', (socket: Socket) => {
    connections.set(socket, 0)
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    count(socket, 1)
    response.once('close', () => connections.has(socket) && count(socket, -1))
  })
  return connections
}

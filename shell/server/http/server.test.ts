/** @jest-environment node */
import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { clientTimeouts } from '../limits/timeouts.ts'
import { log } from './log.ts'
import { createHttpServer } from './server.ts'

let server: Server
let client: Socket
let firstResponse: Promise<ServerResponse>
const largeBody = Buffer.alloc(64 * 1024 * 1024)

/** Starts a server that sends more than any buffer holds, once it has read the whole request. */
async function listen(timeouts: Partial<typeof clientTimeouts>) {
  let resolveResponse: (response: ServerResponse) => void
  firstResponse = new Promise((resolve) => (resolveResponse = resolve))
  server = createHttpServer(
    (request, response) => {
      resolveResponse(response)
      request.resume().on('end', () => response.end(largeBody))
    },
    { ...clientTimeouts, ...timeouts },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  client = connect((server.address() as AddressInfo).port, '127.0.0.1')
}

let logRequest: jest.SpyInstance

beforeEach(() => {
  logRequest = jest.spyOn(log, 'request').mockImplementation(() => undefined)
})
afterEach(async () => {
  client.destroy()
  await new Promise((resolve) => server.close(resolve))
  jest.restoreAllMocks()
})

it('responds with 408 to a client that sends its body too slowly', async () => {
  await listen({ headersMs: 100, requestMs: 400, idleMs: 60_000 })
  let output = ''
  client.on('data', (chunk: Buffer) => (output += chunk.toString())).on('error', () => undefined)
  client.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n')
  const trickle = setInterval(() => client.write('x'), 50)
  // Not `once`, which would reject when a part is sent to the closed connection.
  await new Promise((resolve) => client.once('close', resolve))
  clearInterval(trickle)
  expect(output).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n[\s\S]*\r\nConnection: close\r\n/)
})

it('gives the file of a project more time than any other body [ROOM-34]', async () => {
  await listen({ headersMs: 100, requestMs: 200, idleMs: 60_000 })
  const id = '00000000-0000-4000-8000-000000000101'
  client.write(`POST /project-files/${id}/${id}?name=a HTTP/1.1\r\nHost: localhost\r\nContent-Length: 8\r\n\r\n`)
  const response = once(client, 'data') as Promise<[Buffer]>
  for (let sentBytes = 0; sentBytes < 8; sentBytes++) {
    await wait(50)
    client.write('x')
  }
  const [output] = await response
  expect(output.toString()).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
})

it('closes a connection on which a large response is not read', async () => {
  await listen({ headersMs: 10_000, requestMs: 60_000, idleMs: 300 })
  client.pause()
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const response = await firstResponse
  await once(response, 'close')
  expect([response.writableEnded, response.writableFinished]).toEqual([true, false])
})

it('closes a connection on which many requests are sent and no response is read', async () => {
  await listen({ headersMs: 10_000, requestMs: 60_000, idleMs: 60_000 })
  const [connection] = (await once(server, 'connection')) as [Socket]
  client.pause().on('error', () => undefined)
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(200))
  await once(connection, 'close')
  expect(logRequest.mock.calls.length).toBeLessThanOrEqual(10)
})

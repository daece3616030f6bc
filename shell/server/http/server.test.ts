/** @jest-environment node */
import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { log } from './log.ts'
import { serverOf } from './server.ts'

let server: Server
let visitor: Socket
let answering: Promise<ServerResponse>
const large = Buffer.alloc(64 * 1024 * 1024)

/** A server that answers with more than any buffer holds, once it has read all that is sent. */
async function listen(patience: { headers: number; request: number; silence: number }) {
  let answer: (response: ServerResponse) => void
  answering = new Promise((done) => (answer = done))
  server = serverOf((request, response) => {
    answer(response)
    request.resume().on('end', () => response.end(large))
  }, patience)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  visitor = connect((server.address() as AddressInfo).port, '127.0.0.1')
}

beforeEach(() => jest.spyOn(log, 'request').mockImplementation(() => undefined))
afterEach(async () => {
  visitor.destroy()
  await new Promise((done) => server.close(done))
  jest.restoreAllMocks()
})

it('sends away whoever goes on sending, but takes too long for all of it', async () => {
  await listen({ headers: 100, request: 400, silence: 60_000 })
  let answer = ''
  visitor.on('data', (chunk: Buffer) => (answer += chunk.toString())).on('error', () => undefined)
  visitor.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n')
  const trickle = setInterval(() => visitor.write('x'), 50)
  await once(visitor, 'close')
  clearInterval(trickle)
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n[\s\S]*\r\nConnection: close\r\n/)
})

it('leaves whoever asks for much and reads none of it', async () => {
  await listen({ headers: 10_000, request: 60_000, silence: 300 })
  visitor.pause()
  visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const response = await answering
  await once(response, 'close')
  expect([response.writableEnded, response.writableFinished]).toEqual([true, false])
})

it('closes a connection on which many requests are sent and no answer is read', async () => {
  await listen({ headers: 10_000, request: 60_000, silence: 60_000 })
  const [connection] = (await once(server, 'connection')) as [Socket]
  visitor.pause().on('error', () => undefined)
  visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(200))
  await once(connection, 'close')
  expect(jest.mocked(log.request).mock.calls.length).toBeLessThanOrEqual(10)
})

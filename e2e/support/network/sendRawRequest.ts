import { connect } from 'node:net'

/** Sends raw text to a server, for requests that no HTTP client would send. Resolves to everything that comes back. */
export const sendRawRequest = (origin: string, text: string, idleTimeoutMs = 3_000) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    let received = ''
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(text))
    socket.setTimeout(idleTimeoutMs, () => socket.destroy())
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => resolve(received))
  })

/** The status of every response in the received text. */
export const parseStatuses = (received: string) =>
  [...received.matchAll(/^HTTP\/1\.1 (\d{3}) .*\r$/gm)].map(([, status]) => Number(status))

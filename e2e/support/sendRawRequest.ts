import { connect } from 'node:net'

/** Sends text to a server as it is, which no client for HTTP would, and gives everything that comes back. */
export const sendRaw = (origin: string, text: string, waitMs = 3_000) =>
  new Promise<string>((done, fail) => {
    const { hostname, port } = new URL(origin)
    let answer = ''
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(text))
    socket.setTimeout(waitMs, () => socket.destroy())
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
    socket.on('error', fail)
    socket.on('close', () => done(answer))
  })

/** The statuses in what came back: one for each answer. */
export const statusesIn = (answers: string) =>
  [...answers.matchAll(/^HTTP\/1\.1 (\d{3}) .*\r$/gm)].map(([, status]) => Number(status))

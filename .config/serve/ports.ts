import { createServer, type AddressInfo } from 'node:net'

/** A port of this machine that nobody listens on at the moment. */
export function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

/** Throws a sentence when somebody listens on a port of this machine already. */
export function requireFreePort(port: number, sentence: string) {
  return new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(sentence) : error),
    )
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()))
  })
}

import { createServer, type AddressInfo } from 'node:net'

/** A TCP port of this machine that is free at the moment. */
export function findFreePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

/** Throws an error with this message when a port of this machine is in use. */
export function requireFreePort(port: number, message: string) {
  return new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(message) : error),
    )
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()))
  })
}

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

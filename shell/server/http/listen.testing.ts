import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens on a free local port and returns the origin of the server. */
export async function listen(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Closes servers together with their open connections. */
export async function closeServers(...servers: Server[]) {
  for (const server of servers) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

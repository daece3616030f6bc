import { createServer, request as sendRequest } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** An HTTP proxy between a server and its database, on which a test may hold requests of one path. */
export async function startHeldConnection(databasePort: number, heldPath: string) {
  let maxHeld = 0
  const held = new Set<() => void>()
  const proxy = createServer((request, response) => {
    const forward = () => {
      const { method, headers, url: path } = request
      // Each on a connection of its own: the database may close an idle one just when it is used again.
      const upstream = sendRequest({ host: '127.0.0.1', port: databasePort, method, headers, path, agent: false })
      upstream.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      upstream.on('error', () => response.destroy())
      request.pipe(upstream)
    }
    if (!request.url?.startsWith(heldPath) || held.size >= maxHeld) return forward()
    held.add(forward)
    response.once('close', () => held.delete(forward))
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    /** Holds the next requests of the path, no more than `count`. */
    hold: (count: number) => void (maxHeld = count),
    /** How many requests wait at the moment. */
    heldCount: () => held.size,
    release() {
      maxHeld = 0
      held.forEach((forward) => forward())
      held.clear()
    },
    close() {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}

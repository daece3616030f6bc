import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to a server that counts the bytes that are sent there, and breaks down or halts in the middle of them. */
export async function startCountedConnection(port: number, serverPort: number) {
  let sentBytes = 0
  let isDown = false
  let limit: { bytes: number; reach: (client: Socket, upstream: Socket) => void } | undefined
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    if (isDown) return void client.destroy()
    const upstream = connect(serverPort, '127.0.0.1')
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket
        .on('error', () => undefined)
        .once('close', () => {
          sockets.delete(socket)
          other.destroy()
        })
      socket.pipe(other)
    }
    client.on('data', ({ length }) => {
      sentBytes += length
      if (!limit || sentBytes < limit.bytes) return
      const { reach } = limit
      limit = undefined
      reach(client, upstream)
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const atBytes = (bytes: number, reach: (client: Socket, upstream: Socket) => void) => {
    sentBytes = 0
    limit = { bytes, reach }
  }
  const closeAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    sentBytes: () => sentBytes,
    /** Breaks all connections when this number of bytes is reached, counted from now on, until `restore`. */
    breakAt: (bytes: number) =>
      atBytes(bytes, () => {
        isDown = true
        closeAll()
      }),
    restore: () => void (isDown = false),
    /** Lets no more through on the connection that reaches this number of bytes. */
    haltAt: (bytes: number) => atBytes(bytes, (client, upstream) => client.unpipe(upstream).pause()),
    /** Whether the number of bytes has been reached. */
    isReached: () => limit === undefined,
    close() {
      closeAll()
      server.close()
    },
  }
}

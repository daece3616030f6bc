import { connect, createServer, type Socket } from 'node:net'

/**
 * A TCP proxy between a server and its database that delays responses by `delayMs`. With `Infinity` it imitates a hung
 * database: requests do not reach it either.
 */
export function startSlowConnection(databasePort: number) {
  const sockets = new Set<Socket>()
  const connection = {
    delayMs: 0,
    url: '',
    /** Closes every connection, so that the next request opens a new one. */
    closeConnections: () => sockets.forEach((socket) => socket.destroy()),
    close: () => {
      connection.closeConnections()
      server.close()
    },
  }
  const server = createServer((client) => {
    const database = connect(databasePort, '127.0.0.1')
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    client.on('data', (request) => {
      if (connection.delayMs !== Infinity) database.write(request)
    })
    database.on('data', (response) => {
      if (connection.delayMs !== Infinity) setTimeout(() => client.write(response), connection.delayMs)
    })
  })
  return new Promise<typeof connection>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address && typeof address === 'object') connection.url = `http://127.0.0.1:${address.port}`
      resolve(connection)
    })
  })
}

import { connect, createServer, type Socket } from 'node:net'

/**
 * Stands between a server and its database. Answers come as late as `delayMs` says; with `Infinity`, as of a database
 * that hangs, never; nor does such a one do what it is asked.
 */
export function slowLine(databasePort: number) {
  const sockets = new Set<Socket>()
  const line = {
    delayMs: 0,
    url: '',
    /** Ends every connection, so that the next question gets a new one. */
    cut: () => sockets.forEach((socket) => socket.destroy()),
    close: () => {
      line.cut()
      server.close()
    },
  }
  const server = createServer((asking) => {
    const answering = connect(databasePort, '127.0.0.1')
    for (const [socket, other] of [
      [asking, answering],
      [answering, asking],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    asking.on('data', (question) => {
      if (line.delayMs !== Infinity) answering.write(question)
    })
    answering.on('data', (answer) => {
      if (line.delayMs !== Infinity) setTimeout(() => asking.write(answer), line.delayMs)
    })
  })
  return new Promise<typeof line>((ready) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address && typeof address === 'object') line.url = `http://127.0.0.1:${address.port}`
      ready(line)
    })
  })
}

import { createServer, type IncomingMessage } from 'node:http'
import { gunzipSync } from 'node:zlib'

type Captured = { event: string; properties: Record<string, unknown>; timestamp: string }

/** A stand-in for the analytics service: remembers every request that browsers make, and the events in it. */
export async function startCaptureServer(port: number) {
  const requests: string[] = []
  const events: Captured[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url?.split('?')[0]}`)
    bodyOf(request).then(
      (body) => {
        events.push(...eventsIn(body))
        response.setHeader('Access-Control-Allow-Origin', '*').end('{"status":"Ok"}')
      },
      // A page that is closed, or this server when it is stopped, ends a request half-way.
      () => response.destroy(),
    )
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    host: `http://localhost:${port}`,
    requests,
    /** In the order in which they happened, which is not that in which they arrive. */
    events: () => events.toSorted((a, b) => a.timestamp.localeCompare(b.timestamp)),
    forget() {
      requests.length = events.length = 0
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function eventsIn(body: Buffer): Captured[] {
  if (body.length === 0) return []
  const text = (body[0] === 0x1f ? gunzipSync(body) : body).toString()
  // A page that is left sends its last events as a form.
  const json = text.startsWith('data=') ? Buffer.from(decodeURIComponent(text.slice(5)), 'base64').toString() : text
  const sent = JSON.parse(json) as Captured | Captured[] | { batch: Captured[] }
  return 'batch' in sent ? sent.batch : [sent].flat()
}

import { createServer, type IncomingMessage } from 'node:http'
import { gunzipSync } from 'node:zlib'

type Captured = { event: string; properties: Record<string, unknown>; timestamp: string }

/** A fake PostHog: records every request and the events in it. */
export async function startAnalyticsServer(port: number) {
  const requests: string[] = []
  const events: Captured[] = []
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url?.split('?')[0]}`)
    readBody(request).then(
      (body) => {
        events.push(...parseEvents(body))
        response.setHeader('Access-Control-Allow-Origin', '*').end('{"status":"Ok"}')
      },
      // A page that closes, or this server when it stops, aborts requests.
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    host: `http://localhost:${port}`,
    requests,
    /** Sorted by the time of the event: they may arrive out of order. */
    events: () => events.toSorted((a, b) => a.timestamp.localeCompare(b.timestamp)),
    clear() {
      requests.length = events.length = 0
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function parseEvents(body: Buffer): Captured[] {
  if (body.length === 0) return []
  const text = (body[0] === 0x1f ? gunzipSync(body) : body).toString()
  // A page that unloads sends its last events as a form.
  const json = text.startsWith('data=') ? Buffer.from(decodeURIComponent(text.slice(5)), 'base64').toString() : text
  const sent = JSON.parse(json) as Captured | Captured[] | { batch: Captured[] }
  return 'batch' in sent ? sent.batch : [sent].flat()
}

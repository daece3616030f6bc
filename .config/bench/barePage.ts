import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// As much page as a static site would need to say something: a head, inline styles, text; no script, font or picture.
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>A bare page</title>
<meta name="description" content="What a page costs that does nothing but show text.">
<style>body{margin:0 auto;max-width:40rem;padding:1rem;font:1rem/1.6 system-ui,sans-serif}h1{font-size:2.5rem;line-height:1.1}</style>
</head><body><main><h1>A bare page</h1>${'<p>It shows text, has its styles with it and asks for nothing else.</p>'.repeat(12)}</main></body></html>`

/** A server for the bare page that all pages are compared with, measured by the same machine in the same run. */
export async function startFloor() {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    stop: () => server.close(),
  }
}

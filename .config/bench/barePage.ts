import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// A minimal static page: a head, inline styles and text; no script, font or picture.
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>A bare page</title>
<meta name="description" content="What a page costs that only shows text.">
<style>body{margin:0 auto;max-width:40rem;padding:1rem;font:1rem/1.6 system-ui,sans-serif}h1{font-size:2.5rem;line-height:1.1}</style>
</head><body><main><h1>A bare page</h1>${'<p>It shows text, contains its styles and requests nothing else.</p>'.repeat(12)}</main></body></html>`

/** Serves the bare page that the product's pages are compared with, on the same machine in the same run. */
export async function startBarePageServer() {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => server.close(),
  }
}

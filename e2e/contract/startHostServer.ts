import { createServer } from 'node:http'
import { createProxyMiddleware } from 'http-proxy-middleware'
import sirv from 'sirv'

/** Serves a page that offers a remote what the contract promises and nothing else; its data comes from the product. */
export function startHostServer(port: number, product: string, files: string) {
  const scripts = sirv(files, { dev: true })
  const data = createProxyMiddleware({ target: product, pathFilter: ['/rest/v1', '/auth/v1'], changeOrigin: true })
  let boot = {}
  const server = createServer((request, response) => {
    void data(request, response, () =>
      scripts(request, response, () => {
        response.writeHead(200, { 'Content-Type': 'text/html' }).end(pageWith(boot))
      }),
    )
  }).listen(port, 'localhost')
  return {
    /** Says what the pages that are opened from now on start with. */
    startWith: (next: object) => (boot = next),
    close: () => server.close(),
  }
}

const pageWith = (boot: object) => `<!doctype html><html lang="en"><title>Host</title><body><main id="area"></main>
<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>
<script src="/main.js"></script></body></html>`

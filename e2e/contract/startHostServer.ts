import { createServer } from 'node:http'
import { createProxyMiddleware } from 'http-proxy-middleware'
import sirv from 'sirv'

/** Serves a page that provides a remote with what the contract requires and nothing else. Proxies API requests to the product. */
export function startHostServer(port: number, productUrl: string, scriptFolder: string) {
  const serveScripts = sirv(scriptFolder, { dev: true })
  const proxyApi = createProxyMiddleware({
    target: productUrl,
    pathFilter: ['/rest/v1', '/auth/v1'],
    changeOrigin: true,
    // Without kept connections: the product may close an idle one just when it is used again.
    agent: false,
  })
  let boot = {}
  const server = createServer((request, response) => {
    void proxyApi(request, response, () =>
      serveScripts(request, response, () => {
        response.writeHead(200, { 'Content-Type': 'text/html' }).end(renderPage(boot))
      }),
    )
  }).listen(port, 'localhost')
  return {
    /** Sets the boot data of the pages that are opened from now on. */
    setBoot: (next: object) => (boot = next),
    close: () => server.close(),
  }
}

const renderPage = (boot: object) => `<!doctype html><html lang="en"><title>Host</title><body><main id="area"></main>
<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>
<script src="/main.js"></script></body></html>`

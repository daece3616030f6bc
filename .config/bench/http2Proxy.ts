import { request as sendRequest } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { generate } from 'selfsigned'

// Those that HTTP/2 forbids in responses, and its own, whose names begin with a colon, in requests of HTTP/1.1.
const isConnectionHeader = (name: string) => /^(:|(connection|keep-alive|transfer-encoding)$)/.test(name)
const withoutConnectionHeaders = <Value>(headers: Record<string, Value>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isConnectionHeader(name)))

/**
 * Serves a local origin over HTTPS with HTTP/2, as a content delivery network or proxy does for visitors, with a certificate of
 * its own. A browser opens one connection for all requests of a page, not one for each that it sends at the same time.
 */
export async function startHttp2Proxy(origin: string) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  const server = createSecureServer({ key, cert }, (request, response) => forward(origin, request, response))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return { origin: `https://localhost:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}

function forward(origin: string, request: Http2ServerRequest, response: Http2ServerResponse) {
  const options = { method: request.method, headers: withoutConnectionHeaders(request.headers) }
  const forwarded = sendRequest(origin + request.url, options, (answer) => {
    response.writeHead(answer.statusCode!, withoutConnectionHeaders(answer.headers))
    pipeline(answer, response, () => undefined)
  })
  pipeline(request, forwarded, () => undefined)
  forwarded.on('error', () => response.stream.destroy())
}

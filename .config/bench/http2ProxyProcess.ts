import { request as sendRequest } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { generate } from 'selfsigned'

// The process that `startHttp2Proxy` starts: gets the origin as its argument and sends the port it listens on.
const origin = process.argv[2]!

// Those that HTTP/2 forbids in responses, and its own, whose names begin with a colon, in requests of HTTP/1.1.
const isConnectionHeader = (name: string) => /^(:|(connection|keep-alive|transfer-encoding)$)/.test(name)
const withoutConnectionHeaders = <Value>(headers: Record<string, Value>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isConnectionHeader(name)))

const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
const server = createSecureServer({ key, cert }, forward)
server.listen(0, 'localhost', () => process.send!((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit())

function forward(request: Http2ServerRequest, response: Http2ServerResponse) {
  const options = { method: request.method, headers: withoutConnectionHeaders(request.headers) }
  const forwarded = sendRequest(origin + request.url, options, (answer) => {
    response.writeHead(answer.statusCode!, withoutConnectionHeaders(answer.headers))
    pipeline(answer, response, () => undefined)
  })
  pipeline(request, forwarded, () => undefined)
  forwarded.on('error', () => response.stream.destroy())
}

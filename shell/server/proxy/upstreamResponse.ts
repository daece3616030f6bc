import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { isShuttingDown } from '../http/onShutdown.ts'
import type { MailPauses } from '../limits/mailLimits.ts'
import { clearCachesIfContentChanged } from '../pages/contentVersion.ts'
import { announceContentChange } from '../pages/sharedContentChanges.ts'
import { addLinkTypeToRedirect, keepRedirectOnSite } from './accountEnumeration.ts'
import { isContentWrite } from './contentWrites.ts'
import { toDataError } from './dataErrors.ts'
import { rememberDeviceAfterResponse } from './sessionResponses.ts'

export function cleanHeaders({ headers }: IncomingMessage, request: IncomingMessage) {
  // Same origin by design: no other origin is allowed.
  delete headers['access-control-allow-origin']
  delete headers.server
  delete headers['x-powered-by']
  // The page keeps the session. Cookies would also be sent with forms of other sites.
  delete headers['set-cookie']
  // Set on every response of these paths.
  delete headers['cache-control']
  // The upstream connection has nothing to do with the client's.
  delete headers['keep-alive']
  headers.connection = isShuttingDown() ? 'close' : 'keep-alive'
  keepRedirectOnSite(headers)
  addLinkTypeToRedirect(headers, request.url)
}

export async function sendUpstreamResponse(
  proxyResponse: IncomingMessage,
  request: IncomingMessage,
  response: ServerResponse,
  mailPauses: MailPauses,
) {
  const { statusCode = 502, headers } = proxyResponse
  proxyResponse.once('error', () => response.destroy())
  if (statusCode === 500 && request.url?.startsWith('/rest/v1/')) return sendDataError(proxyResponse, response)
  // An admin's change is on the public pages by the time the admin's browser receives the response.
  const mayHaveChanged = statusCode < 300 && isContentWrite(request)
  if (mayHaveChanged && (await clearCachesIfContentChanged())) void announceContentChange()
  await rememberDeviceAfterResponse(proxyResponse, request, response, mailPauses)
  response.writeHead(statusCode, headers)
  proxyResponse.pipe(response)
}

async function sendDataError(proxyResponse: IncomingMessage, response: ServerResponse) {
  const body = await buffer(proxyResponse).catch(() => undefined)
  if (!body) return
  const dataError = toDataError(body.toString())
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = proxyResponse.headers
  response.writeHead(dataError ? 400 : 500, headers).end(dataError ?? body)
}

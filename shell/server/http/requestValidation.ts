import type { IncomingMessage } from 'node:http'
import { unsubscribePath } from '../mail/projectMails/personalContent.ts'
import { isFileUpload } from '../files/upload/fileUploadRequest.ts'
import { settings } from '../settings.ts'

const megabytes = 1024 * 1024
// Above the limit of images, the largest bodies that any route accepts but that of project files, which has its own limit.
const maxBodyBytes = 6 * megabytes

type Rejection = { status: number; message: string }

/** Why a request is rejected before it reaches the app; undefined when it is valid. */
export function validateRequest(request: IncomingMessage): Rejection | undefined {
  const { url = '', headers, rawHeaders, httpVersion } = request
  // An absolute URL asks a proxy for another site, and `*` addresses the server itself.
  if (!url.startsWith('/')) return { status: 400, message: 'This server only serves its own pages.' }
  // Browsers never send fragments. Some services read on behind the `#`, others do not.
  if (url.includes('#')) return { status: 400, message: 'This address cannot be read. Is it complete?' }
  const hostCount = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length
  const hasValidHost = hostCount === 1 && /^[\w.:[\]-]{1,255}$/.test(headers.host ?? '')
  if (!hasValidHost && !(hostCount === 0 && httpVersion === '1.0')) {
    return { status: 400, message: 'A request must name exactly one host.' }
  }
  if (Number(headers['content-length'] ?? 0) > maxBodyBytes && !isFileUpload(request)) {
    return { status: 413, message: 'This request is too large.' }
  }
  if (isCrossSiteForm(request)) {
    return { status: 403, message: 'This was sent from another site. Please do it on our own page.' }
  }
}

// The unsubscribe button of a mail program (RFC 8058) is on another site; its token is secret.
const crossSitePaths = ['/newsletter/unsubscribe', unsubscribePath]

// Browsers say which site a form is on.
const isCrossSiteForm = ({ method = '', url = '', headers }: IncomingMessage) =>
  headers['sec-fetch-site'] === 'cross-site' &&
  !['GET', 'HEAD'].includes(method) &&
  !crossSitePaths.includes(url.split('?')[0] ?? '')

// These describe the server to itself. The settings do that here, so no client and no proxy may.
const untrustedHeaders = [
  ...['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-prefix', 'x-forwarded-proto', 'x-host'],
  ...['x-original-url', 'x-rewrite-url', 'x-http-method-override', 'x-real-ip'],
]

// Agreed between the client and this server only. Node has already responded to `Expect`, and throws when it has to
// announce a trailer to another service.
const hopByHopHeaders = ['expect', 'keep-alive', 'proxy-authorization', 'proxy-connection', 'te', 'trailer']

/** Deletes headers that must not be forwarded, and those that only a trusted proxy may set. */
export function stripUntrustedHeaders({ headers }: IncomingMessage) {
  for (const name of [...untrustedHeaders, ...hopByHopHeaders]) Reflect.deleteProperty(headers, name)
  if (settings.trustedProxies === 0) delete headers['x-forwarded-for']
}

import type { IncomingMessage } from 'node:http'
import { settings } from '../settings.ts'

const megabytes = 1024 * 1024
// An image, the largest of all that anybody may send, is limited to less.
const mostBytes = 6 * megabytes

type Refusal = { status: number; sentence: string }

/** Why a request is not let in at all; undefined when it is fine. */
export function refusalOf(request: IncomingMessage): Refusal | undefined {
  const { url = '', headers, rawHeaders, httpVersion } = request
  // A whole address asks a proxy for another site, and `*` asks about the server itself; this is neither.
  if (!url.startsWith('/')) return { status: 400, sentence: 'This server answers for its own pages only.' }
  // Browsers keep it to themselves. Some services read on behind it, others do not.
  if (url.includes('#')) return { status: 400, sentence: 'This address cannot be read. Is it complete?' }
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length
  const isNamed = hosts === 1 && /^[\w.:[\]-]{1,255}$/.test(headers.host ?? '')
  if (!isNamed && !(hosts === 0 && httpVersion === '1.0')) {
    return { status: 400, sentence: 'A request names one host.' }
  }
  if (Number(headers['content-length'] ?? 0) > mostBytes) return { status: 413, sentence: 'That is too much at once.' }
  if (isForeignForm(request)) {
    return { status: 403, sentence: 'This was sent from another site. Please do it on our own page.' }
  }
}

// Browsers say where a form stands. The button of a mail program (RFC 8058) stands elsewhere; its token is secret.
const isForeignForm = ({ method = '', url = '', headers }: IncomingMessage) =>
  headers['sec-fetch-site'] === 'cross-site' &&
  !['GET', 'HEAD'].includes(method) &&
  url.split('?')[0] !== '/newsletter/unsubscribe'

// What a server is told about itself in these, this one knows from its settings.
const believedOfNobody = [
  ...['forwarded', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-prefix', 'x-forwarded-proto', 'x-host'],
  ...['x-original-url', 'x-rewrite-url', 'x-http-method-override', 'x-real-ip'],
]

// What a visitor and this server agree on for their connection is nothing to the services behind. Node has told the
// visitor to go on, and throws when it is to announce a trailer to somebody else.
const ofThisConnection = ['expect', 'keep-alive', 'proxy-authorization', 'proxy-connection', 'te', 'trailer']

/** Forgets what is not handed on, and what only a trusted proxy may say, so that nobody acts upon it. */
export function forgetClaims({ headers }: IncomingMessage) {
  for (const name of [...believedOfNobody, ...ofThisConnection]) Reflect.deleteProperty(headers, name)
  if (settings.trustedProxies === 0) delete headers['x-forwarded-for']
}

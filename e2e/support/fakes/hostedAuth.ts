import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type RecoveryRequest = { email: string; challenge: string }

/**
 * A proxy to the embedded database that imitates hosted Supabase's PKCE recovery: after `enable()`, recovery links carry
 * a code that only the requesting browser can exchange for a session, and are collected in `links` instead of mailed.
 */
export async function startHostedAuth(database: string, key: () => string, password: string) {
  const recoveryRequests = new Map<string, RecoveryRequest>()
  const links: string[] = []
  let isEnabled = false

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '', database)
    const body = await buffer(request)
    const parseBody = () => JSON.parse(body.toString()) as Record<string, string>
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))

    if (isEnabled && pathname === '/auth/v1/recover') {
      const code = randomUUID()
      recoveryRequests.set(code, { email: parseBody().email ?? '', challenge: parseBody().code_challenge ?? '' })
      links.push(addCode(searchParams.get('redirect_to') ?? '', code))
      return json(200, {})
    }
    if (pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'pkce') {
      const { auth_code = '', code_verifier = '' } = parseBody()
      const { email, challenge } = recoveryRequests.get(auth_code) ?? {}
      recoveryRequests.delete(auth_code)
      const isVerified = createHash('sha256').update(code_verifier).digest('base64url') === challenge
      if (!isVerified) return json(403, { code: 403, error_code: 'bad_code_verifier', msg: 'No such code.' })
      const session = await fetch(`${database}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: key(), 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
      return json(session.status, await session.json())
    }
    const { host: _host, connection: _connection, ...headers } = request.headers as Record<string, string>
    const forwarded = await fetch(`${database}${request.url ?? ''}`, {
      method: request.method ?? 'GET',
      headers,
      ...(body.length > 0 && { body }),
      redirect: 'manual',
    })
    const {
      'content-encoding': _coding,
      'content-length': _length,
      ...responseHeaders
    } = Object.fromEntries(forwarded.headers)
    response.writeHead(forwarded.status, responseHeaders).end(Buffer.from(await forwarded.arrayBuffer()))
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    links,
    enable: () => (isEnabled = true),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function addCode(redirectTo: string, code: string) {
  const link = new URL(redirectTo)
  link.searchParams.set('code', code)
  return link.href
}

import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Asked = { email: string; challenge: string }

/**
 * Stands in front of the embedded database. From `begin` on it mails nothing: a link for a new password carries a code, as that of
 * hosted Supabase does, which only the browser that asked for it can turn into a session. Everything else is handed on.
 */
export async function startHostedAuth(database: string, key: () => string, password: string) {
  const asked = new Map<string, Asked>()
  const links: string[] = []
  let hasBegun = false

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '', database)
    const body = await buffer(request)
    const sent = () => JSON.parse(body.toString()) as Record<string, string>
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))

    if (hasBegun && pathname === '/auth/v1/recover') {
      const code = randomUUID()
      asked.set(code, { email: sent().email ?? '', challenge: sent().code_challenge ?? '' })
      links.push(withCode(searchParams.get('redirect_to') ?? '', code))
      return json(200, {})
    }
    if (pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'pkce') {
      const { auth_code = '', code_verifier = '' } = sent()
      const { email, challenge } = asked.get(auth_code) ?? {}
      asked.delete(auth_code)
      const isProven = createHash('sha256').update(code_verifier).digest('base64url') === challenge
      if (!isProven) return json(403, { code: 403, error_code: 'bad_code_verifier', msg: 'No such code.' })
      const session = await fetch(`${database}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: key(), 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
      return json(session.status, await session.json())
    }
    const { host: _host, connection: _connection, ...headers } = request.headers as Record<string, string>
    const handedOn = await fetch(database + request.url, {
      method: request.method ?? 'GET',
      headers,
      ...(body.length > 0 && { body }),
      redirect: 'manual',
    })
    const { 'content-encoding': _coding, 'content-length': _length, ...back } = Object.fromEntries(handedOn.headers)
    response.writeHead(handedOn.status, back).end(Buffer.from(await handedOn.arrayBuffer()))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    links,
    begin: () => (hasBegun = true),
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

function withCode(address: string, code: string) {
  const link = new URL(address)
  link.searchParams.set('code', code)
  return link.href
}

import { createServer } from 'node:http'

export type ReceivedRequest = { path: string; body: string }

/** An access token that names the account of an email address. */
export const createAccessToken = (email: string) =>
  ['header', Buffer.from(JSON.stringify({ sub: `id-of-${email}`, email })).toString('base64url'), 'signature'].join('.')

export const existingEmail = 'ada@example.com'

/**
 * A fake auth service with one account. Its password and its link are "right", and a confirmation has just been mailed to
 * it. Also fakes the database function that says whether a session is recent.
 */
export const createFakeAuthService = (received: ReceivedRequest[]) =>
  createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = String(request.url?.split('?')[0]).replace(/\/$/, '')
      const body = Buffer.concat(chunks).toString()
      received.push({ path, body })
      const { email, password } = JSON.parse(body || '{}') as Record<string, string>
      const isExisting = email?.trim().toLowerCase() === existingEmail
      const send = (status: number, json: object, headers = {}) =>
        response
          .writeHead(status, { 'Content-Type': 'application/json', 'Set-Cookie': 'seen=1', ...headers })
          .end(JSON.stringify(json))
      if (path === '/rest/v1/rpc/session_is_fresh') {
        const isRecent = { 'Bearer recent': true, 'Bearer recent-admin': true, 'Bearer old': false }[
          String(request.headers.authorization)
        ]
        return isRecent === undefined ? send(401, {}) : response.end(String(isRecent))
      }
      if (path === '/rest/v1/rpc/own_account') {
        const is_admin = request.headers.authorization === 'Bearer recent-admin'
        return response.end(JSON.stringify([{ id: 'u1', email: existingEmail, is_admin }]))
      }
      if (path === '/rest/v1/rpc/remember_device') return response.end('true')
      if (path === '/rest/v1/rpc/record_security_notice') return response.end('true')
      if (path === '/rest/v1/rpc/queue_mail') return response.writeHead(204).end()
      if (path === '/rest/v1/rpc/record_unavailable_address') return response.writeHead(204).end()
      if (path === '/auth/v1/user' && isExisting) return send(422, { code: 422, error_code: 'email_exists' })
      if (path === '/auth/v1/user' && email) return send(200, { id: 'u1', email: existingEmail, new_email: email })
      if (path.endsWith('/verify')) {
        const outcome = request.url?.includes('token=right')
          ? `access_token=${createAccessToken(existingEmail)}`
          : 'error_code=otp_expired'
        return send(303, {}, { Location: `http://localhost:4200/#${outcome}` })
      }
      if (path.endsWith('/token')) {
        if (password !== 'right') return send(400, { error_code: 'invalid_credentials' })
        return send(200, { access_token: createAccessToken(email ?? ''), user: { id: 'u1', email } })
      }
      if (email === 'broken@example.com') return response.end('<h1>Bad gateway</h1>')
      if (path.endsWith('/otp')) return send(isExisting ? 200 : 422, { error_code: 'otp_disabled' })
      if (isExisting && /resend|signup/.test(path)) {
        return send(429, { code: 429, error_code: 'over_email_send_rate_limit', msg: 'Only after 59 seconds.' })
      }
      if (!path.endsWith('/signup')) return send(200, {})
      const user = { id: 'new', email, identities: [{ provider: 'email' }], user_metadata: { name: 'Ada' } }
      send(200, password === 'autoconfirm' ? { access_token: createAccessToken(email ?? ''), user } : user)
    })
  })

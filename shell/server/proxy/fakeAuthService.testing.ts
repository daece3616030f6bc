import { createServer } from 'node:http'

export type Asked = { path: string; body: string }

export const known = 'ada@example.com'

/**
 * A stand-in for the auth service: one account, whose password and link are "right" and whose confirmation is on its way.
 * It also says what the database would of a session's age.
 */
export const authService = (asked: Asked[]) =>
  createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = String(request.url?.split('?')[0]).replace(/\/$/, '')
      const body = Buffer.concat(chunks).toString()
      asked.push({ path, body })
      const { email, password } = JSON.parse(body || '{}') as Record<string, string>
      const isKnown = email?.trim().toLowerCase() === known
      const answer = (status: number, sent: object, headers = {}) =>
        response
          .writeHead(status, { 'Content-Type': 'application/json', 'Set-Cookie': 'seen=1', ...headers })
          .end(JSON.stringify(sent))
      const tooSoon = { code: 429, error_code: 'over_email_send_rate_limit', msg: 'Only after 59 seconds.' }
      if (path === '/rest/v1/rpc/session_is_fresh') {
        const fresh = { 'Bearer fresh': true, 'Bearer old': false }[String(request.headers.authorization)]
        return fresh === undefined ? answer(401, {}) : response.end(String(fresh))
      }
      if (path.endsWith('/verify')) {
        const outcome = request.url?.includes('token=right') ? 'access_token=t' : 'error_code=otp_expired'
        return answer(303, {}, { Location: `http://localhost:4200/#${outcome}` })
      }
      if (path.endsWith('/token'))
        return answer(password === 'right' ? 200 : 400, { error_code: 'invalid_credentials' })
      if (email === 'broken@example.com') return response.end('<h1>Bad gateway</h1>')
      if (path.endsWith('/otp')) return answer(isKnown ? 200 : 422, { error_code: 'otp_disabled' })
      if (isKnown && /resend|signup/.test(path)) return answer(429, tooSoon)
      if (!path.endsWith('/signup')) return answer(200, {})
      const user = { id: 'new', email, identities: [{ provider: 'email' }], user_metadata: { name: 'Ada' } }
      answer(200, password === 'at once' ? { access_token: 't', user } : user)
    })
  })

/** @jest-environment node */
import { request as sendRequest } from 'node:http'
import { existingEmail } from './fakeAuthService.testing.ts'
import { apiKeyHeaders, startProxy } from './supabaseProxy.testing.ts'

let proxy: Awaited<ReturnType<typeof startProxy>>

// Every test starts with no requests counted.
beforeEach(async () => {
  proxy = await startProxy()
})
afterEach(() => proxy.stop())

describe('a request with another spelling of a path', () => {
  it.each([
    ...['/auth/v1/%74oken', '/auth/v1/./token', '/rest/v1/../../auth/v1/token', '/auth/v1//token', '/auth/v1%2ftoken'],
    ...[
      '/./auth/v1/token',
      '/x/../auth/v1/token',
      '/%2e/auth/v1/token',
      '/x/%2e%2e/auth/v1/token',
      '/x/../rest/v1/faqs',
    ],
    ...['//x/auth/v1/token', '/\\auth/v1/token', '/auth\\v1/token', '/?/../auth/v1/token', '/#/../auth/v1/token'],
  ])('is not forwarded: %s', async (path) => {
    // `fetch` would normalize the path.
    const status = await new Promise((resolve) => {
      const { hostname, port } = new URL(proxy.baseUrl)
      sendRequest({ hostname, port, path, method: 'POST', headers: apiKeyHeaders }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).end('{}')
    })
    expect([status, proxy.received]).toEqual([404, []])
  })
})

describe('an endpoint of the auth service that the product does not use', () => {
  it.each([
    ['POST', '/verify'],
    ['POST', '/otp'],
    ['POST', '/magiclink'],
    ['POST', '/Token?grant_type=password'],
    ['GET', '/token?grant_type=password'],
    ['GET', '/authorize?provider=google'],
    ['GET', '/admin/users'],
    ['GET', '/reauthenticate'],
    ['GET', '/settings'],
    ['HEAD', '/verify?type=recovery&token=right'],
    ['OPTIONS', '/token'],
  ])('is not forwarded: %s %s', async (method, path) => {
    const body = method === 'POST' ? JSON.stringify({ type: 'recovery', email: existingEmail, token: '123456' }) : null
    const response = await fetch(`${proxy.baseUrl}/auth/v1${path}`, { method, headers: apiKeyHeaders, body })
    expect([response.status, proxy.received]).toEqual([404, []])
  })
})

describe('a request to the auth service', () => {
  it('may have no body, as on sign-out', async () => {
    const response = await fetch(`${proxy.baseUrl}/auth/v1/logout?scope=others`, {
      method: 'POST',
      headers: apiKeyHeaders,
    })
    expect(response.status).not.toBe(400)
    expect(proxy.received.at(-1)).toMatchObject({ path: expect.stringContaining('/logout') as string })
  })

  it('is forwarded unchanged', async () => {
    const body = '{ "email":"ada@example.com",  "password":"right", "emoji":"🦊" }'
    expect((await proxy.sendToAuth('/token?grant_type=password', body)).status).toBe(200)
    expect(proxy.received).toEqual([{ path: '/auth/v1/token', body }])
  })

  it('gets a response without the cookies of the service', async () => {
    const credentials = { email: existingEmail, password: 'wrong' }
    const response = await proxy.sendToAuth('/token?grant_type=password', credentials)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it.each([
    ['/auth/v1/token?grant_type=password', 'POST'],
    ['/auth/v1/user', 'GET'],
    ['/rest/v1/faqs?select=id', 'GET'],
    ['/auth/v1/unknown', 'GET'],
  ])('and its response must not be stored: %s [LIMIT-7]', async (path, method) => {
    const body = method === 'POST' ? '{"email":"ada@example.com","password":"right"}' : undefined
    const response = await fetch(`${proxy.baseUrl}${path}`, { method, headers: apiKeyHeaders, body })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it('is rejected above 16 KB with a message', async () => {
    const response = await proxy.sendToAuth('/signup', { email: existingEmail, name: 'x'.repeat(16 * 1024) })
    expect([response.status, await response.json()]).toEqual([
      413,
      { code: 413, error_code: 'request_too_large', msg: 'This request is too large. The limit is 16 KB.' },
    ])
    expect(proxy.received).toEqual([])
  })

  it.each([
    ['One of the texts contains a character that cannot be stored. Please type it again.', '{"email":"a\\u0000@b.co"}'],
    ['One of the texts contains a character that cannot be stored. Please type it again.', '{"password":"\\ud800"}'],
    [
      'One of the texts contains a character that cannot be stored. Please type it again.',
      '{"data":{"name":"\\udc00"}}',
    ],
    ['The email address must be a text of at most 320 characters.', '{"email":["ada@example.com"]}'],
    ['The email address must be a text of at most 320 characters.', '{"email":null}'],
    ['The email address must be a text of at most 320 characters.', `{"email":"${'x'.repeat(321)}"}`],
    ['The password must be a text of at most 1,000 characters.', '{"password":{"$ne":""}}'],
    ['The password must be a text of at most 1,000 characters.', '{"password":12345678}'],
    ['The password must be a text of at most 1,000 characters.', `{"password":"${'x'.repeat(1_001)}"}`],
    ['This request cannot be read. Please try again.', '[{"email":"ada@example.com"}]'],
  ])('is rejected when a value is malformed: %s %s [LIMIT-7]', async (msg, body) => {
    for (const path of ['/token?grant_type=password', '/signup', '/recover']) {
      const response = await proxy.sendToAuth(path, body)
      expect([response.status, await response.json()]).toEqual([400, { code: 400, error_code: 'bad_json', msg }])
    }
    expect(proxy.received).toEqual([])
  })

  it.each(['not json', '"text"', '\uFEFF{"email":"ada@example.com"}', '{"email":"a@b.co","Email":"ada@example.com"}'])(
    'is rejected when its body is ambiguous: %j',
    async (body) => {
      expect((await proxy.sendToAuth('/token?grant_type=password', body)).status).toBe(400)
      expect(proxy.received).toEqual([])
    },
  )
})

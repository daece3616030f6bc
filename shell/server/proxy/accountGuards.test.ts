/** @jest-environment node */
import { createServer } from 'node:http'
import { apiKeyHeaders, runSequentially, startProxy } from './supabaseProxy.testing.ts'

let proxy: Awaited<ReturnType<typeof startProxy>>
afterEach(() => proxy.stop())

const changeUser = (session: string, body: object) =>
  fetch(`${proxy.baseUrl}/auth/v1/user`, {
    method: 'PUT',
    headers: { ...apiKeyHeaders, Authorization: `Bearer ${session}` },
    body: JSON.stringify(body),
  })
const forwardedChanges = () => proxy.received.filter(({ path }) => path === '/auth/v1/user').map(({ body }) => body)

describe('a change of password or sign-in address', () => {
  it.each([{ password: 'another-one' }, { email: 'other@example.com' }])(
    'is accepted from a recent session only: %j',
    async (fields) => {
      proxy = await startProxy()
      const rejected = await changeUser('old', fields)
      expect(rejected.status).toBe(403)
      expect(await rejected.json()).toEqual({
        code: 403,
        error_code: 'reauthentication_needed',
        msg: 'This is possible for 15 minutes after signing in. Please sign in again or request a new link.',
      })
      expect(forwardedChanges()).toEqual([])
      expect((await changeUser('recent', fields)).status).toBe(200)
      expect(forwardedChanges()).toEqual([JSON.stringify(fields)])
    },
  )

  it('is left to the auth service to reject without a valid session', async () => {
    proxy = await startProxy()
    await changeUser('invalid', { password: 'another-one' })
    expect(forwardedChanges()).toHaveLength(1)
  })

  it.each([
    ['age of the session', '/rest/v1/rpc/session_is_fresh'],
    ['account of the session', '/rest/v1/rpc/own_account'],
  ])('is rejected while the %s cannot be read [PWD-1]', async (_what, failingPath) => {
    proxy = await startProxy((received) =>
      createServer(({ url = '' }, response) => {
        received.push({ path: url, body: '' })
        response.writeHead(url === failingPath ? 500 : 200).end('true')
      }),
    )
    const response = await changeUser('recent', { password: 'another-one' })
    expect([response.status, await response.json()]).toEqual([
      503,
      expect.objectContaining({ error_code: 'unreachable' }),
    ])
    expect(forwardedChanges()).toEqual([])
  })
})

it('limits exports of own data to five a minute', async () => {
  proxy = await startProxy()
  const responses = await runSequentially(6, () =>
    fetch(`${proxy.baseUrl}/rest/v1/rpc/export_own_data`, { method: 'POST', headers: apiKeyHeaders, body: '{}' }),
  )
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
})

/** @jest-environment node */
import { createServer } from 'node:http'
import { key, startProxy, times } from './supabaseProxy.testing.ts'

let running: Awaited<ReturnType<typeof startProxy>>
afterEach(() => running.stop())

const change = (session: string, body: object) =>
  fetch(`${running.base}/auth/v1/user`, {
    method: 'PUT',
    headers: { ...key, Authorization: `Bearer ${session}` },
    body: JSON.stringify(body),
  })
const changes = () => running.asked.filter(({ path }) => path === '/auth/v1/user').map(({ body }) => body)

describe('a new password or address', () => {
  it.each([{ password: 'another-one' }, { email: 'other@example.com' }, { Password: 'another-one' }])(
    'as %j is taken from a session that has just begun, and from no other',
    async (wish) => {
      running = await startProxy()
      const refused = await change('old', wish)
      expect(refused.status).toBe(403)
      expect(await refused.json()).toEqual({
        code: 403,
        error_code: 'reauthentication_needed',
        msg: 'This works for 15 minutes after signing in. Please sign in again, or ask for a new link.',
      })
      expect(changes()).toEqual([])
      expect((await change('fresh', wish)).status).toBe(200)
      expect(changes()).toEqual([JSON.stringify(wish)])
    },
  )

  it('is left to the auth service to refuse where there is no session at all', async () => {
    running = await startProxy()
    await change('made-up', { password: 'another-one' })
    expect(changes()).toHaveLength(1)
  })

  it('is not taken while nobody can say how old the session is', async () => {
    running = await startProxy((asked) =>
      createServer(({ url = '' }, response) => {
        asked.push({ path: url, body: '' })
        response.writeHead(500).end()
      }),
    )
    const answer = await change('fresh', { password: 'another-one' })
    expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ error_code: 'unreachable' })])
    expect(changes()).toEqual([])
  })
})

it('everything about an account is given out five times a minute, because it takes the database long', async () => {
  running = await startProxy()
  const answers = await times(6, () =>
    fetch(`${running.base}/rest/v1/rpc/export_own_data`, { method: 'POST', headers: key, body: '{}' }),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
})

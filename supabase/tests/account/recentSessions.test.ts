import { signUp, requestWithToken } from '../support/api.ts'
import { forgeToken } from '../support/forgeToken.ts'

const isRecent = async (token: string) => {
  const { body } = await requestWithToken(token, 'rpc/session_is_fresh', { method: 'POST', body: {} })
  return body === 'true'
}

/** A client of manyClients.sql who signed in 16 minutes ago. */
const earlier = { sub: '00000000-0000-4000-9000-000000000004', session_id: '00000000-0000-4000-9000-0000000000a4' }

it('session_is_fresh is true for the first fifteen minutes of a session, and only for its user', async () => {
  const { token } = await signUp('recent@sessions.example', { name: 'Recent', mobile_number: '+1 555 0100' })
  expect(await isRecent(token)).toBe(true)
  expect(await isRecent(forgeToken(token, earlier))).toBe(false)
  expect(await isRecent(forgeToken(token, { sub: earlier.sub }))).toBe(false)
  expect(await isRecent(forgeToken(token, { session_id: crypto.randomUUID() }))).toBe(false)
  expect(await isRecent(forgeToken(token, { session_id: undefined }))).toBe(false)
})

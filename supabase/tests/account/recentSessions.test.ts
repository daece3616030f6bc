import { signUp, requestWithToken } from '../support/api.ts'
import { forgeToken } from '../support/forgeToken.ts'

const isFresh = async (token: string) => {
  const { body } = await requestWithToken(token, 'rpc/session_is_fresh', { method: 'POST', body: {} })
  return body === 'true'
}

/** Prepared by crowd.sql. */
const claims = (nth: 3 | 4) => ({
  sub: `00000000-0000-4000-9000-00000000000${nth}`,
  session_id: `00000000-0000-4000-9000-0000000000a${nth}`,
})

it('a session is fresh for fifteen minutes, for whom it belongs to, and one that is not there never is', async () => {
  const { token } = await signUp('fresh@sessions.example', { name: 'Fresh', mobile_number: '+1 555 0100' })
  expect(await isFresh(token)).toBe(true)
  expect(await isFresh(forgeToken(token, claims(3)))).toBe(true)
  expect(await isFresh(forgeToken(token, claims(4)))).toBe(false)
  expect(await isFresh(forgeToken(token, { ...claims(3), sub: claims(4).sub }))).toBe(false)
  expect(await isFresh(forgeToken(token, { session_id: crypto.randomUUID() }))).toBe(false)
  expect(await isFresh(forgeToken(token, { session_id: undefined }))).toBe(false)
})

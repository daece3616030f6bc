/** @jest-environment node */
import { apiKeyHeaders, startProxy } from '../proxy/supabaseProxy.testing.ts'
import { existingEmail } from '../proxy/fakeAuthService.testing.ts'

let proxy: Awaited<ReturnType<typeof startProxy>>
beforeEach(async () => {
  proxy = await startProxy()
})
afterEach(() => proxy.stop())

const tooShortForAdmins = 'Password must be at least 12 characters'
const tooCommon = 'This is one of the most common passwords, which attackers try first. Please choose another one.'
const ownAddress = 'Your own email address is easy to guess. Please choose another password.'

const forwarded = (path: string) => proxy.received.filter((request) => request.path === `/auth/v1${path}`)

const changePassword = (session: string, password: string) =>
  fetch(`${proxy.baseUrl}/auth/v1/user`, {
    method: 'PUT',
    headers: { ...apiKeyHeaders, Authorization: `Bearer ${session}` },
    body: JSON.stringify({ password }),
  })
const signUp = (password: string, email = 'new.client@example.com') => proxy.sendToAuth('/signup', { email, password })

describe('a sign-up', () => {
  it.each([
    ['password1', tooCommon],
    ['PassWord1', tooCommon],
    ['new.client@example.com', ownAddress],
    ['NEW.Client@Example.com ', ownAddress],
    ['new.client', ownAddress],
    ['short', 'Password must be at least 6 characters'],
  ])('with the password "%s" is rejected with a sentence [PWD-2]', async (password, msg) => {
    const response = await signUp(password)
    expect([response.status, await response.json()]).toEqual([422, { code: 422, error_code: 'weak_password', msg }])
    expect(forwarded('/signup')).toEqual([])
  })

  it('is forwarded with six characters that are not common [PWD-2]', async () => {
    expect((await signUp('x7-kqz')).status).toBe(200)
    expect(forwarded('/signup')).toHaveLength(1)
  })

  // The last one has two letters that services written in Go take for an s.
  it.each(['Password', 'pa\u017f\u017fword'])(
    'whose field "%s" is another spelling of "password" is rejected [PWD-2]',
    async (name) => {
      const response = await proxy.sendToAuth('/signup', { email: 'new@example.com', [name]: 'password1' })
      expect([response.status, forwarded('/signup')]).toEqual([400, []])
    },
  )
})

describe('a change of the password', () => {
  it.each([
    ['recent-admin', 'eleven-char', tooShortForAdmins],
    ['recent', 'password1', tooCommon],
    ['recent', existingEmail, ownAddress],
    ['recent', 'ada', 'Password must be at least 6 characters'],
  ])('by the session "%s" to "%s" is rejected with a sentence [PWD-1, PWD-2]', async (session, password, msg) => {
    const response = await changePassword(session, password)
    expect([response.status, await response.json()]).toEqual([422, { code: 422, error_code: 'weak_password', msg }])
    expect(forwarded('/user')).toEqual([])
  })

  it.each([
    ['recent-admin', 'twelve-chars'],
    ['recent', 'eleven-char'],
  ])('by the session "%s" to "%s" is forwarded [PWD-1]', async (session, password) => {
    expect((await changePassword(session, password)).status).toBe(200)
    expect(forwarded('/user')).toHaveLength(1)
  })
})

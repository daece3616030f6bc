/** @jest-environment node */
import { existingEmail } from '../proxy/fakeAuthService.testing.ts'
import { runConcurrently, runSequentially, startProxy } from '../proxy/supabaseProxy.testing.ts'

let proxy: Awaited<ReturnType<typeof startProxy>>

// Every test starts with no requests counted.
beforeEach(async () => {
  proxy = await startProxy()
})
afterEach(() => proxy.stop())

const signIn = (email: string, password: string, from?: string) =>
  proxy.sendToAuth('/token?grant_type=password', { email, password }, { from })

describe('sign-ins with a wrong password', () => {
  it('are rate limited after ten in a minute, with the remaining seconds [LOGIN-6]', async () => {
    const attempts = await runConcurrently(10, (index) => signIn(`user-${index}@example.com`, 'wrong'))
    expect(attempts.map(({ status }) => status)).toEqual(Array<number>(10).fill(400))
    expect((await signIn('user-10@example.com', 'wrong')).status).toBe(429)
    const last = await signIn('user-11@example.com', 'wrong')
    expect(last.status).toBe(429)
    const seconds = Number(last.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(50)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(await last.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: `Too many tries. Please wait ${seconds} seconds and try again.`,
    })
    expect(proxy.received).toHaveLength(10)
  })

  it('count against the account from every address and in every spelling', async () => {
    const spellings = [existingEmail, 'ADA@example.com', ' ada@example.com ']
    const attempts = await runConcurrently(10, (index) => signIn(spellings[index % 3]!, 'wrong', `203.0.113.${index}`))
    expect(new Set(attempts.map(({ status }) => status))).toEqual(new Set([400]))
    expect((await signIn(existingEmail, 'wrong', '203.0.113.10')).status).toBe(429)
    expect((await signIn('other@example.com', 'wrong', '203.0.113.99')).status).toBe(400)
  })

  it('count against an account that does not exist, too', async () => {
    await runConcurrently(10, (index) => signIn('unknown@example.com', 'wrong', `203.0.113.${index}`))
    expect((await signIn('unknown@example.com', 'wrong', '203.0.113.10')).status).toBe(429)
  })

  it('do not lock out a client that has signed in from the same address before', async () => {
    expect((await signIn(existingEmail, 'right', '203.0.113.50')).status).toBe(200)
    await runConcurrently(10, (index) => signIn(existingEmail, 'wrong', `203.0.113.${index}`))
    expect((await signIn(existingEmail, 'right', '203.0.113.51')).status).toBe(429)
    expect((await signIn(existingEmail, 'right', '203.0.113.50')).status).toBe(200)
    await runConcurrently(10, () => signIn(existingEmail, 'wrong', '203.0.113.50'))
    expect((await signIn(existingEmail, 'right', '203.0.113.50')).status).toBe(429)
  })

  it('count against one account in spellings that a service may fold', async () => {
    const spellings = ['nina@example.com', 'NİNA@example.com', 'ni\u0307na@example.com']
    await runConcurrently(10, (index) => signIn(spellings[index % 3]!, 'wrong', `203.0.113.${index}`))
    expect((await signIn('nina@example.com', 'wrong', '203.0.113.10')).status).toBe(429)
  })

  it('take as long for an account that does not exist', async () => {
    const startedAt = performance.now()
    for (const { status } of await Promise.all([
      signIn(existingEmail, 'wrong'),
      signIn('unknown@example.com', 'wrong'),
    ]))
      expect(status).toBe(400)
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(499)
  })

  it('do not limit correct passwords and token refreshes', async () => {
    const successes = await runSequentially(12, () => signIn(existingEmail, 'right'))
    const refreshes = await runSequentially(12, () =>
      proxy.sendToAuth('/token?grant_type=refresh_token', { refresh_token: 'r' }),
    )
    expect(new Set(successes.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(refreshes.map(({ status }) => status))).toEqual(new Set([400]))
  })

  it.each([
    ['a second grant type', '/token?grant_type=password&grant_type=pkce'],
    ['a trailing slash', '/token/?grant_type=password'],
    ['an encoded grant type', '/token?gr%61nt_type=refresh_token&grant_type=password'],
    ['too many parameters', `/token?gr%61nt_type=refresh_token&${'a&'.repeat(999)}grant_type=password`],
  ])('are limited with %s, too', async (_trick, path) => {
    const attempts = await runConcurrently(10, () =>
      proxy.sendToAuth(path, { email: existingEmail, password: 'wrong' }),
    )
    expect(new Set(attempts.map(({ status }) => status))).toEqual(new Set([400]))
    expect((await proxy.sendToAuth(path, { email: existingEmail, password: 'wrong' })).status).toBe(429)
  })
})

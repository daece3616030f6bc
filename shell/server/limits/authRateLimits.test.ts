/** @jest-environment node */
import { createFakeAuthService, existingEmail } from '../proxy/fakeAuthService.testing.ts'
import { runConcurrently, runSequentially, startProxy } from '../proxy/supabaseProxy.testing.ts'
import { minResponseTimes } from './responseTimes.ts'

let proxy: Awaited<ReturnType<typeof startProxy>>

// Every test starts with no requests counted.
beforeEach(async () => {
  process.env.FORTNIGHT_GUESSES_PER_DAY = '20'
  process.env.FORTNIGHT_SIGN_UPS_PER_DAY = '7'
  proxy = await startProxy()
})
afterEach(async () => {
  jest.useRealTimers()
  await proxy.stop()
})

// Sign-ins wait for a moment, whose timers stay real.
const realTimers = ['setTimeout', 'setInterval', 'setImmediate', 'nextTick', 'queueMicrotask', 'performance'] as const

const signIn = (email: string, password: string, from?: string) =>
  proxy.sendToAuth('/token?grant_type=password', { email, password }, { from })

it('sign-ups end after a number a day for one IP address, and for no other [LIMIT-6]', async () => {
  let accounts = 0
  const signUp = (from?: string) =>
    proxy.sendToAuth('/signup', { email: `new-${accounts++}@example.com`, password: 'six-or-more' }, { from })
  const signUpInNextMinute = () => {
    jest.useFakeTimers({ now: Date.now() + 61_000, doNotFake: [...realTimers] })
    return runSequentially(5, () => signUp())
  }
  const signUps = [...(await signUpInNextMinute()), ...(await signUpInNextMinute())]
  expect(signUps.map(({ status }) => status)).toEqual([...Array<number>(7).fill(200), 429, 429, 429])
  expect(Number(signUps.at(-1)!.headers.get('Retry-After'))).toBeGreaterThan(23 * 60 * 60)
  expect((await signUp('203.0.113.2')).status).toBe(200)
})

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
      msg: `Too many attempts. Please wait ${seconds} seconds and try again.`,
    })
    expect(proxy.received).toHaveLength(10)
  })

  it('are slowed down by address and account together, longer with every try [LIMIT-4]', async () => {
    await runConcurrently(10, () => signIn(existingEmail, 'wrong'))
    jest.useFakeTimers({ now: Date.now() + 61_000, doNotFake: [...realTimers] })
    const tryAgain = async (email = existingEmail, from?: string) => {
      const response = await signIn(email, 'wrong', from)
      return response.status === 429 ? Number(response.headers.get('Retry-After')) : response.status
    }
    expect(await tryAgain()).toBe(400)
    expect(await tryAgain()).toBe(120)
    expect(await tryAgain('other@example.com')).toBe(400)
    expect(await tryAgain(existingEmail, '203.0.113.2')).toBe(400)
    jest.setSystemTime(Date.now() + 121_000)
    expect(await tryAgain()).toBe(400)
    const response = await signIn(existingEmail, 'right')
    expect(await response.json()).toMatchObject({ msg: 'Too many attempts. Please wait 4 minutes and try again.' })
  })

  it('start again after a right one [LIMIT-4]', async () => {
    await runConcurrently(9, () => signIn(existingEmail, 'wrong'))
    expect((await signIn(existingEmail, 'right')).status).toBe(200)
    jest.useFakeTimers({ now: Date.now() + 61_000, doNotFake: [...realTimers] })
    const attempts = await runConcurrently(10, () => signIn(existingEmail, 'wrong'))
    expect(new Set(attempts.map(({ status }) => status))).toEqual(new Set([400]))
  })

  it.each([existingEmail, 'unknown@example.com'])(
    'end after a number a day for one account in any spelling, whether or not it exists: %s [LIMIT-4]',
    async (email) => {
      const spellings = [email, email.toUpperCase(), ` ${email} `, email.replace('n', 'n\u0307')]
      const guess = (index: number) => signIn(spellings[index % 4]!, 'wrong', `203.0.113.${index}`)
      const guesses = await runConcurrently(20, guess)
      expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([400]))
      const refused = await guess(20)
      expect([refused.status, await refused.json()]).toEqual([
        429,
        {
          code: 429,
          error_code: 'over_guess_limit',
          msg: 'There were too many wrong passwords for this account today. Please use “Forgot your password?” instead: the link we email you signs you in.',
        },
      ])
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(23 * 60 * 60)
      expect((await signIn('other@example.com', 'wrong', '203.0.113.20')).status).toBe(400)
    },
  )

  it('take as long for an account that does not exist', async () => {
    await proxy.stop()
    proxy = await startProxy(createFakeAuthService, minResponseTimes)
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

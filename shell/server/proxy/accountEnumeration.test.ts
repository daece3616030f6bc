/** @jest-environment node */
import { minResponseTimes } from '../limits/responseTimes.ts'
import { settings } from '../settings.ts'
import { createAccessToken, createFakeAuthService, existingEmail } from './fakeAuthService.testing.ts'
import { apiKeyHeaders, runConcurrently, runSequentially, startProxy } from './supabaseProxy.testing.ts'

let proxy: Awaited<ReturnType<typeof startProxy>>

// Every test starts with no requests counted.
beforeEach(async () => {
  proxy = await startProxy()
})
afterEach(() => proxy.stop())

describe('links from emails', () => {
  const openLink = (token: string, from = '203.0.113.1') =>
    fetch(`${proxy.baseUrl}/auth/v1/verify?type=recovery&token=${token}`, {
      redirect: 'manual',
      headers: { 'X-Forwarded-For': from },
    })

  it('are rate limited after ten failures in a minute, with a message for the browser', async () => {
    const responses = await runSequentially(12, (index) => openLink(`guess-${index}`))
    expect(responses.map(({ status }) => status)).toEqual([...Array<number>(10).fill(303), 429, 429])
    const last = responses.at(-1)!
    const seconds = Number(last.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(50)
    expect(last.headers.get('Content-Type')).toContain('text/plain')
    expect(await last.text()).toBe(`Too many attempts. Please wait ${seconds} seconds and try again.`)
    expect(proxy.received).toHaveLength(10)
    expect((await openLink('guess', '203.0.113.2')).status).toBe(303)
  })

  it('are not limited while they work, for many users behind one address', async () => {
    await runSequentially(9, (index) => openLink(`guess-${index}`))
    const successes = await runSequentially(12, () => openLink('right'))
    expect(new Set(successes.map(({ headers }) => headers.get('Location')))).toEqual(
      new Set([`${settings.origin}/#access_token=${createAccessToken(existingEmail)}`]),
    )
    expect(new Set(successes.map(({ status }) => status))).toEqual(new Set([303]))
  })

  it('are limited with a trailing slash, too', async () => {
    const responses = await runSequentially(11, () =>
      fetch(`${proxy.baseUrl}/auth/v1/verify/?token=x`, { headers: apiKeyHeaders, redirect: 'manual' }),
    )
    expect(responses.at(-1)!.status).toBe(429)
  })
})

describe('sign-ups and requested mails', () => {
  it('are limited to five a minute from one client address [LIMIT-6]', async () => {
    const signUps = await runConcurrently(6, (index) =>
      proxy.sendToAuth('/signup', { email: `new-${index}@example.com` }),
    )
    expect(signUps.filter(({ status }) => status === 429)).toHaveLength(1)
    const mails = await Promise.all(
      ['/recover', '/resend', '/recover', '/resend', '/recover', '/recover'].map((path, index) =>
        proxy.sendToAuth(path, { email: `user-${index}@example.com`, type: 'signup' }),
      ),
    )
    expect(mails.filter(({ status }) => status === 429)).toHaveLength(1)
    const newEmail = { email: 'other@example.com' }
    expect((await proxy.sendToAuth('/user', newEmail, { method: 'PUT' })).status).toBe(429)
    expect((await proxy.sendToAuth('/user', { password: 'another-one' }, { method: 'PUT' })).status).toBe(200)
  })

  it('send one mail a minute to an account, from any number of clients, with the same response for everyone [LIMIT-5]', async () => {
    const responses = await runConcurrently(20, (index) =>
      proxy.sendToAuth('/recover', { email: existingEmail }, { from: `203.0.113.${index}` }),
    )
    for (const response of responses) expect([response.status, await response.json()]).toEqual([200, {}])
    expect(proxy.received).toHaveLength(1)
    await proxy.sendToAuth('/recover', { email: 'other@example.com' }, { from: '203.0.113.99' })
    expect(proxy.received).toHaveLength(2)
  })

  it('send another mail as soon as a link was opened [LIMIT-5]', async () => {
    const recover = () => proxy.sendToAuth('/recover', { email: existingEmail })
    await recover()
    await fetch(`${proxy.baseUrl}/auth/v1/verify?type=recovery&token=right`, { redirect: 'manual' })
    await recover()
    expect(proxy.received.map(({ path }) => path)).toEqual(['/auth/v1/recover', '/auth/v1/verify', '/auth/v1/recover'])
  })

  it('send links that work in any browser once several have requested one [LIMIT-5]', async () => {
    const recover = (from: string) =>
      proxy.sendToAuth('/recover', { email: existingEmail, code_challenge: `of ${from}` }, { from })
    await recover('203.0.113.1')
    await recover('203.0.113.2')
    jest.useFakeTimers({
      now: Date.now() + 61_000,
      doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'performance'],
    })
    await recover('203.0.113.2')
    jest.useRealTimers()
    expect(proxy.received.map(({ body }) => body)).toEqual([
      `{"email":"${existingEmail}","code_challenge":"of 203.0.113.1"}`,
      `{"email":"${existingEmail}"}`,
    ])
  })

  it('never flood the inbox of an account by sign-ups, and never keep its owner from a link [LIMIT-5]', async () => {
    const spellings = [existingEmail, 'ADA@example.com', ' ada@example.com ']
    const signUps = await runConcurrently(6, (index) =>
      proxy.sendToAuth(
        '/signup',
        { email: spellings[index % 3], password: 'six-or-more' },
        { from: `203.0.113.${index}` },
      ),
    )
    expect(new Set(signUps.map(({ status }) => status))).toEqual(new Set([200]))
    expect(proxy.received.filter(({ path }) => path.endsWith('/otp'))).toHaveLength(1)
    await proxy.sendToAuth('/recover', { email: existingEmail }, { from: '203.0.113.99' })
    expect(proxy.received.at(-1)!.path).toBe('/auth/v1/recover')
  })

  it.each(['/recover', '/resend'])('get the same response for existing and unknown addresses: %s', async (path) => {
    const responses = await Promise.all(
      [existingEmail, 'unknown@example.com'].map((email) => proxy.sendToAuth(path, { email, type: 'signup' })),
    )
    for (const response of responses) expect([response.status, await response.json()]).toEqual([200, {}])
  })

  it.each(['email_change', 'sms', undefined, ['signup']])(
    'repeat nothing but the confirmation of a sign-up: %j [CRED-1]',
    async (type) => {
      const response = await proxy.sendToAuth('/resend', { email: existingEmail, type })
      expect([response.status, await response.json()]).toEqual([
        400,
        { code: 400, error_code: 'validation_failed', msg: 'Only the confirmation of a sign-up can be sent again.' },
      ])
      expect(proxy.received).toEqual([])
    },
  )

  it('fail with a message when the response does not come from the auth service', async () => {
    const response = await proxy.sendToAuth('/signup', { email: 'broken@example.com', password: 'six-or-more' })
    expect([response.status, await response.json()]).toEqual([503, expect.objectContaining({ code: 'unreachable' })])
  })

  it('send a magic link when a confirmation was sent before', async () => {
    await proxy.sendToAuth('/resend', { email: existingEmail, type: 'signup' })
    expect(proxy.received.at(-1)).toEqual({
      path: '/auth/v1/otp',
      body: `{"email":"${existingEmail}","create_user":false}`,
    })
  })

  it('do not reveal whether an address has an account, by content or by time', async () => {
    await proxy.stop()
    proxy = await startProxy(createFakeAuthService, minResponseTimes)
    const startedAt = performance.now()
    const [forExisting, forNew] = await Promise.all(
      [existingEmail, 'new@example.com'].map(async (email) => {
        const response = await proxy.sendToAuth('/signup', { email, password: 'six-or-more', data: { name: 'Ada' } })
        const body = (await response.json()) as Record<string, unknown>
        expect(body.email).toBe(email)
        expect(performance.now() - startedAt).toBeGreaterThanOrEqual(999)
        const isUnique = ([name]: [string, unknown]) => ['id', 'email'].includes(name) || name.endsWith('_at')
        return { status: response.status, body: Object.entries(body).filter((entry) => !isUnique(entry)) }
      }),
    )
    expect(forNew).toEqual(forExisting)
  })

  it('start a session at once when no confirmation is needed', async () => {
    const response = await proxy.sendToAuth('/signup', { email: 'new@example.com', password: 'autoconfirm' })
    expect([response.status, await response.json()]).toEqual([
      200,
      expect.objectContaining({ access_token: createAccessToken('new@example.com') }),
    ])
  })

  it('add the type of a failed link to its redirect', async () => {
    const response = await fetch(`${proxy.baseUrl}/auth/v1/verify?token=x&type=recovery&redirect_to=y`, {
      redirect: 'manual',
    })
    expect(response.headers.get('Location')).toBe(`${settings.origin}/#error_code=otp_expired&type=recovery`)
  })

  it('fail with a message when the auth service is down', async () => {
    await new Promise((resolve) => proxy.upstream.close(resolve))
    const response = await proxy.sendToAuth('/recover', { email: existingEmail })
    expect([response.status, await response.json()]).toEqual([503, expect.objectContaining({ code: 'unreachable' })])
  })
})

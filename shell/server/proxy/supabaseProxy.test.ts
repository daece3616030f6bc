/** @jest-environment node */
import { request as ask } from 'node:http'
import { known } from './fakeAuthService.testing.ts'
import { key, startProxy, times, together } from './supabaseProxy.testing.ts'

let running: Awaited<ReturnType<typeof startProxy>>

// Every test counts from nought.
beforeEach(async () => {
  running = await startProxy()
})
afterEach(() => running.stop())

const signIn = (email: string, password: string, from?: string) =>
  running.send('/token?grant_type=password', { email, password }, { from })

describe('tries with a wrong password', () => {
  it('are refused from the eleventh in a minute, with the seconds that are left [LOGIN-6]', async () => {
    const tries = await together(10, (turn) => signIn(`visitor-${turn}@example.com`, 'wrong'))
    expect(tries.map(({ status }) => status)).toEqual(Array<number>(10).fill(400))
    expect((await signIn('visitor-10@example.com', 'wrong')).status).toBe(429)
    const last = await signIn('visitor-11@example.com', 'wrong')
    expect(last.status).toBe(429)
    const seconds = Number(last.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(50)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(await last.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: `Too many tries. Please wait ${seconds} seconds and try again.`,
    })
    expect(running.asked).toHaveLength(10)
  })

  it('count against the account from wherever they come and however it is written', async () => {
    const spellings = [known, 'ADA@example.com', ' ada@example.com ']
    const tries = await together(10, (turn) => signIn(spellings[turn % 3]!, 'wrong', `203.0.113.${turn}`))
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([400]))
    expect((await signIn(known, 'wrong', '203.0.113.10')).status).toBe(429)
    expect((await signIn('somebody@example.com', 'wrong', '203.0.113.99')).status).toBe(400)
  })

  it('count the same for an account that does not exist', async () => {
    await together(10, (turn) => signIn('nobody@example.com', 'wrong', `203.0.113.${turn}`))
    expect((await signIn('nobody@example.com', 'wrong', '203.0.113.10')).status).toBe(429)
  })

  it('do not keep out who has signed in to the account from the same address before', async () => {
    expect((await signIn(known, 'right', '203.0.113.50')).status).toBe(200)
    await together(10, (turn) => signIn(known, 'wrong', `203.0.113.${turn}`))
    expect((await signIn(known, 'right', '203.0.113.51')).status).toBe(429)
    expect((await signIn(known, 'right', '203.0.113.50')).status).toBe(200)
    await together(10, () => signIn(known, 'wrong', '203.0.113.50'))
    expect((await signIn(known, 'right', '203.0.113.50')).status).toBe(429)
  })

  it('count for one account with letters that a service may fold into others', async () => {
    const spellings = ['nina@example.com', 'NİNA@example.com', 'ni\u0307na@example.com']
    await together(10, (turn) => signIn(spellings[turn % 3]!, 'wrong', `203.0.113.${turn}`))
    expect((await signIn('nina@example.com', 'wrong', '203.0.113.10')).status).toBe(429)
  })

  it('take as long for an account that does not exist', async () => {
    const began = performance.now()
    for (const { status } of await Promise.all([signIn(known, 'wrong'), signIn('nobody@example.com', 'wrong')]))
      expect(status).toBe(400)
    expect(performance.now() - began).toBeGreaterThanOrEqual(499)
  })

  it('are all that counts: right ones and renewals of a session go on', async () => {
    const right = await times(12, () => signIn(known, 'right'))
    const renewals = await times(12, () => running.send('/token?grant_type=refresh_token', { refresh_token: 'r' }))
    expect(new Set(right.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(renewals.map(({ status }) => status))).toEqual(new Set([400]))
  })

  it.each([
    ['a second kind of grant', '/token?grant_type=password&grant_type=pkce'],
    ['a slash at the end', '/token/?grant_type=password'],
    ['a grant written in two ways', '/token?gr%61nt_type=refresh_token&grant_type=password'],
    ['more than anybody reads', `/token?gr%61nt_type=refresh_token&${'a&'.repeat(999)}grant_type=password`],
  ])('cannot hide behind %s', async (_trick, path) => {
    const tries = await together(10, () => running.send(path, { email: known, password: 'wrong' }))
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([400]))
    expect((await running.send(path, { email: known, password: 'wrong' })).status).toBe(429)
  })

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
  ])('are not handed on when written as %s', async (path) => {
    // `fetch` would tidy the path up.
    const status = await new Promise((done) => {
      const { hostname, port } = new URL(running.base)
      ask({ hostname, port, path, method: 'POST', headers: key }, (answer) => {
        answer.resume()
        done(answer.statusCode)
      }).end('{}')
    })
    expect([status, running.asked]).toEqual([404, []])
  })
})

describe('what the product never asks of the auth service', () => {
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
  ])('is not handed on: %s %s', async (method, path) => {
    const body = method === 'POST' ? JSON.stringify({ type: 'recovery', email: known, token: '123456' }) : null
    const answer = await fetch(`${running.base}/auth/v1${path}`, { method, headers: key, body })
    expect([answer.status, running.asked]).toEqual([404, []])
  })
})

describe('a filter by a regular expression', () => {
  const filter = (query: string) => fetch(`${running.base}/rest/v1/faqs?${query}`, { headers: key })

  it.each([
    ...['question=match.(a%2B)%2B$', 'question=not.imatch.x', 'question=match(any).{a,b}', 'question=%6Datch.x'],
    ...['or=(id.eq.1,question.match.x)', 'not.and=(question.not.imatch.x)', 'faqs.or=(question.match(all).{x})'],
    ...[
      'title(-%3E.or=match.(a%2B)%2B%24',
      'OR=(question.match.x)',
      'select=id;question=match.x',
      'question=%20match.x',
    ],
  ])('is refused with a sentence: %s', async (query) => {
    const answer = await filter(query)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: 'Filters by regular expressions are not offered.' })
    expect(running.asked).toEqual([])
  })

  it.each([
    'question=ilike.*match.point*',
    'question=eq.what.match.',
    'slug=eq.match',
    'searched=*match.com*',
    'select=match',
  ])('is something else than %s', async (query) => {
    expect((await filter(query)).status).toBe(200)
  })
})

describe('what is sent to the auth service', () => {
  it('may be nothing at all, as on signing out', async () => {
    const answer = await fetch(`${running.base}/auth/v1/logout?scope=others`, { method: 'POST', headers: key })
    expect(answer.status).not.toBe(400)
    expect(running.asked.at(-1)).toMatchObject({ path: expect.stringContaining('/logout') })
  })

  it('arrives there byte by byte', async () => {
    const body = '{ "email":"ada@example.com",  "password":"right", "emoji":"🦊" }'
    expect((await running.send('/token?grant_type=password', body)).status).toBe(200)
    expect(running.asked).toEqual([{ path: '/auth/v1/token', body }])
  })

  it('sets no cookie by its answer, whatever the service tries', async () => {
    expect((await signIn(known, 'right')).headers.getSetCookie()).toEqual([])
  })

  it('is refused with a sentence above 16 KB', async () => {
    const answer = await running.send('/signup', { email: known, name: 'x'.repeat(16 * 1024) })
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { code: 413, error_code: 'request_too_large', msg: 'That is too much at once: 16 KB are the most.' },
    ])
    expect(running.asked).toEqual([])
  })

  it.each(['not json', '"text"', '\uFEFF{"email":"ada@example.com"}', '{"email":"a@b.co","Email":"ada@example.com"}'])(
    'is refused when it can be read in two ways: %j',
    async (body) => {
      expect((await running.send('/token?grant_type=password', body)).status).toBe(400)
      expect(running.asked).toEqual([])
    },
  )
})

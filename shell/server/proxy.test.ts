/** @jest-environment node */
import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { type Asked, authService, known } from './authService.testing.ts'
import type { supabaseProxy } from './proxy.ts'

const key = { apikey: 'key', 'Content-Type': 'application/json' }
let servers: Server[] = []
let base: string
let asked: Asked[]

const portOf = (server: Server) => (server.address() as AddressInfo).port
const listen = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

// Every test counts from nought.
beforeEach(async () => {
  asked = []
  const upstream = authService(asked)
  await listen(upstream)
  process.env.SUPABASE_URL = `http://127.0.0.1:${portOf(upstream)}`
  let proxy: typeof supabaseProxy
  await jest.isolateModulesAsync(async () => {
    proxy = (await import('./proxy.ts')).supabaseProxy
  })
  const app = createServer(express().set('trust proxy', 1).use(proxy!()))
  await listen(app)
  servers = [app, upstream]
  base = `http://127.0.0.1:${portOf(app)}`
})

afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
})

const send = (path: string, body: unknown, { from = '203.0.113.1', method = 'POST' } = {}) =>
  fetch(`${base}/auth/v1${path}`, {
    method,
    redirect: 'manual',
    headers: { ...key, 'X-Forwarded-For': from },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const signIn = (email: string, password: string, from?: string) =>
  send('/token?grant_type=password', { email, password }, { from })

const times = async <Result>(count: number, act: (turn: number) => Promise<Result>) => {
  const results: Result[] = []
  for (let turn = 0; turn < count; turn++) results.push(await act(turn))
  return results
}

describe('tries with a wrong password', () => {
  it('are refused from the eleventh in a minute, with the seconds that are left [LOGIN-6]', async () => {
    const answers = await times(12, (turn) => signIn(`visitor-${turn}@example.com`, 'wrong'))
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(400), 429, 429])
    const last = answers.at(-1)!
    const seconds = Number(last.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(50)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(await last.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: `Too many tries. Please wait ${seconds} seconds and try again.`,
    })
    expect(asked).toHaveLength(10)
  })

  it('count against the account from wherever they come and however it is written', async () => {
    const spellings = [known, 'ADA@example.com', ' ada@example.com ']
    const answers = await times(11, (turn) => signIn(spellings[turn % 3]!, 'wrong', `203.0.113.${turn}`))
    expect(answers.at(-2)!.status).toBe(400)
    expect(answers.at(-1)!.status).toBe(429)
    expect((await signIn('somebody@example.com', 'wrong', '203.0.113.99')).status).toBe(400)
  })

  it('count the same for an account that does not exist', async () => {
    const answers = await times(11, (turn) => signIn('nobody@example.com', 'wrong', `203.0.113.${turn}`))
    expect(answers.at(-1)!.status).toBe(429)
  })

  it('are all that counts: right ones and renewals of a session go on', async () => {
    const right = await times(12, () => signIn(known, 'right'))
    const renewals = await times(12, () => send('/token?grant_type=refresh_token', { refresh_token: 'r' }))
    expect(new Set(right.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(renewals.map(({ status }) => status))).toEqual(new Set([400]))
  })

  it.each([
    ['a second kind of grant', '/token?grant_type=password&grant_type=pkce'],
    ['a slash at the end', '/token/?grant_type=password'],
  ])('cannot hide behind %s', async (_trick, path) => {
    const answers = await times(11, () => send(path, { email: known, password: 'wrong' }))
    expect(answers.at(-1)!.status).toBe(429)
  })

  it.each(['/auth/v1/%74oken', '/auth/v1/./token', '/rest/v1/../../auth/v1/token', '/auth/v1//token'])(
    'are not handed on when written as %s',
    async (path) => {
      // `fetch` would tidy the path up.
      const status = await new Promise((done) => {
        const { hostname, port } = new URL(base)
        ask({ hostname, port, path, method: 'POST', headers: key }, (answer) => {
          answer.resume()
          done(answer.statusCode)
        }).end('{}')
      })
      expect([status, asked]).toEqual([404, []])
    },
  )
})

describe('what is sent to the auth service', () => {
  it('may be nothing at all, as on signing out', async () => {
    const answer = await fetch(`${base}/auth/v1/logout?scope=others`, { method: 'POST', headers: key })
    expect(answer.status).not.toBe(400)
    expect(asked.at(-1)).toMatchObject({ path: expect.stringContaining('/logout') })
  })

  it('arrives there byte by byte', async () => {
    const body = '{ "email":"ada@example.com",  "password":"right", "emoji":"🦊" }'
    expect((await send('/token?grant_type=password', body)).status).toBe(200)
    expect(asked).toEqual([{ path: '/auth/v1/token', body }])
  })

  it('is refused with a sentence above 16 KB', async () => {
    const answer = await send('/signup', { email: known, name: 'x'.repeat(16 * 1024) })
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { code: 413, error_code: 'request_too_large', msg: 'That is too much at once: 16 KB are the most.' },
    ])
    expect(asked).toEqual([])
  })

  it.each(['not json', '"text"', '\uFEFF{"email":"ada@example.com"}', '{"email":"a@b.co","Email":"ada@example.com"}'])(
    'is refused when it can be read in two ways: %j',
    async (body) => {
      expect((await send('/token?grant_type=password', body)).status).toBe(400)
      expect(asked).toEqual([])
    },
  )
})

describe('sign-ups and mails', () => {
  it('are thirty and five a minute from one address', async () => {
    const signUps = await times(31, (turn) => send('/signup', { email: `new-${turn}@example.com` }))
    expect(signUps.map(({ status }) => status).indexOf(429)).toBe(30)
    const mails = await Promise.all(
      ['/recover', '/resend', '/recover', '/otp', '/magiclink', '/recover'].map((path, turn) =>
        send(path, { email: `reader-${turn}@example.com` }),
      ),
    )
    expect(mails.filter(({ status }) => status === 429)).toHaveLength(1)
    const change = { email: 'other@example.com' }
    expect((await send('/user', change, { method: 'PUT' })).status).toBe(429)
    expect((await send('/user', { password: 'another' }, { method: 'PUT' })).status).toBe(200)
  })

  it('are five a minute to one address, whoever asks', async () => {
    const mails = await Promise.all(
      Array.from({ length: 6 }, (_, turn) => send('/recover', { email: known }, { from: `203.0.113.${turn}` })),
    )
    expect(mails.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it.each(['/recover', '/resend'])('have one answer for known and unknown addresses: %s', async (path) => {
    const answers = await Promise.all(
      [known, 'nobody@example.com'].map((email) => send(path, { email, type: 'signup' })),
    )
    for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([200, {}])
  })

  it('send a link for signing in where a confirmation was sent before', async () => {
    await send('/resend', { email: known, type: 'signup' })
    expect(asked.at(-1)).toEqual({ path: '/auth/v1/otp', body: `{"email":"${known}","create_user":false}` })
  })

  it('do not tell somebody who signs up that the address is known', async () => {
    const answer = await send('/signup', { email: known, password: 'secret' })
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ email: known })])
  })

  it('say which kind of link has failed', async () => {
    const answer = await fetch(`${base}/auth/v1/verify?token=x&type=recovery&redirect_to=y`, { redirect: 'manual' })
    expect(answer.headers.get('Location')).toBe('http://site/#error_code=otp_expired&type=recovery')
  })

  it('fail with a sentence when nobody answers', async () => {
    await new Promise((done) => servers[1]!.close(done))
    const answer = await send('/recover', { email: known })
    expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ code: 'unreachable' })])
  })
})

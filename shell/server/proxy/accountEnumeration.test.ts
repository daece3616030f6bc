/** @jest-environment node */
import { known } from './fakeAuthService.testing.ts'
import { key, startProxy, times, together } from './supabaseProxy.testing.ts'

let running: Awaited<ReturnType<typeof startProxy>>

// Every test counts from nought.
beforeEach(async () => {
  running = await startProxy()
})
afterEach(() => running.stop())

describe('tries with the link of a mail', () => {
  const follow = (token: string, from = '203.0.113.1') =>
    fetch(`${running.base}/auth/v1/verify?type=recovery&token=${token}`, {
      redirect: 'manual',
      headers: { 'X-Forwarded-For': from },
    })

  it('that fail are refused from the eleventh in a minute, with a sentence for whoever follows one', async () => {
    const answers = await times(12, (turn) => follow(`guess-${turn}`))
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(303), 429, 429])
    const last = answers.at(-1)!
    const seconds = Number(last.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(50)
    expect(last.headers.get('Content-Type')).toContain('text/plain')
    expect(await last.text()).toBe(`Too many tries. Please wait ${seconds} seconds and try again.`)
    expect(running.asked).toHaveLength(10)
    expect((await follow('guess', '203.0.113.2')).status).toBe(303)
  })

  it('are all that counts: links that work go on, for many people behind one address', async () => {
    await times(9, (turn) => follow(`guess-${turn}`))
    const right = await times(12, () => follow('right'))
    expect(new Set(right.map(({ headers }) => headers.get('Location')))).toEqual(
      new Set(['http://localhost:4200/#access_token=t']),
    )
    expect(new Set(right.map(({ status }) => status))).toEqual(new Set([303]))
  })

  it('cannot hide behind a slash at the end', async () => {
    const answers = await times(11, () =>
      fetch(`${running.base}/auth/v1/verify/?token=x`, { headers: key, redirect: 'manual' }),
    )
    expect(answers.at(-1)!.status).toBe(429)
  })
})

describe('sign-ups and mails', () => {
  it('are thirty and five a minute from one address', async () => {
    const signUps = await together(31, (turn) => running.send('/signup', { email: `new-${turn}@example.com` }))
    expect(signUps.filter(({ status }) => status === 429)).toHaveLength(1)
    const mails = await Promise.all(
      ['/recover', '/resend', '/recover', '/resend', '/recover', '/recover'].map((path, turn) =>
        running.send(path, { email: `reader-${turn}@example.com` }),
      ),
    )
    expect(mails.filter(({ status }) => status === 429)).toHaveLength(1)
    const change = { email: 'other@example.com' }
    expect((await running.send('/user', change, { method: 'PUT' })).status).toBe(429)
    expect((await running.send('/user', { password: 'another' }, { method: 'PUT' })).status).toBe(200)
  })

  it('are five a minute to one address, whoever asks', async () => {
    const mails = await Promise.all(
      Array.from({ length: 6 }, (_, turn) => running.send('/recover', { email: known }, { from: `203.0.113.${turn}` })),
    )
    expect(mails.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('count together for one address, so that nobody is flooded by signing up in its name', async () => {
    const spellings = [known, 'ADA@example.com', ' ada@example.com ']
    const signUp = (turn: number) =>
      running.send('/signup', { email: spellings[turn % 3], password: 'secret' }, { from: `203.0.113.${turn}` })
    const signUps = await together(5, signUp)
    expect(new Set(signUps.map(({ status }) => status))).toEqual(new Set([200]))
    const oneMore = await signUp(5)
    expect(oneMore.status).toBe(429)
    expect(running.asked.filter(({ path }) => path.endsWith('/otp'))).toHaveLength(5)
    expect(Number(oneMore.headers.get('Retry-After'))).toBeGreaterThan(50)
    expect((await running.send('/recover', { email: known }, { from: '203.0.113.99' })).status).toBe(429)
    expect((await running.send('/signup', { email: 'somebody@example.com' })).status).toBe(200)
  })

  it.each(['/recover', '/resend'])('have one answer for known and unknown addresses: %s', async (path) => {
    const answers = await Promise.all(
      [known, 'nobody@example.com'].map((email) => running.send(path, { email, type: 'signup' })),
    )
    for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([200, {}])
  })

  it('fail with a sentence when what comes back is no answer of the service', async () => {
    const answer = await running.send('/signup', { email: 'broken@example.com', password: 'secret' })
    expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ code: 'unreachable' })])
  })

  it('send a link for signing in where a confirmation was sent before', async () => {
    await running.send('/resend', { email: known, type: 'signup' })
    expect(running.asked.at(-1)).toEqual({ path: '/auth/v1/otp', body: `{"email":"${known}","create_user":false}` })
  })

  it('do not tell somebody who signs up whether the address is known, by no word and not by the time', async () => {
    const began = performance.now()
    const [forKnown, forNew] = await Promise.all(
      [known, 'new@example.com'].map(async (email) => {
        const answer = await running.send('/signup', { email, password: 'secret', data: { name: 'Ada' } })
        const said = (await answer.json()) as Record<string, unknown>
        expect(said.email).toBe(email)
        expect(performance.now() - began).toBeGreaterThanOrEqual(999)
        const isOwn = ([name]: [string, unknown]) => ['id', 'email'].includes(name) || name.endsWith('_at')
        return { status: answer.status, said: Object.entries(said).filter((entry) => !isOwn(entry)) }
      }),
    )
    expect(forNew).toEqual(forKnown)
  })

  it('give whoever need not confirm an address their session at once', async () => {
    const answer = await running.send('/signup', { email: 'new@example.com', password: 'at once' })
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ access_token: 't' })])
  })

  it('say which kind of link has failed', async () => {
    const answer = await fetch(`${running.base}/auth/v1/verify?token=x&type=recovery&redirect_to=y`, {
      redirect: 'manual',
    })
    expect(answer.headers.get('Location')).toBe('http://localhost:4200/#error_code=otp_expired&type=recovery')
  })

  it('fail with a sentence when nobody answers', async () => {
    await new Promise((done) => running.upstream.close(done))
    const answer = await running.send('/recover', { email: known })
    expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ code: 'unreachable' })])
  })
})

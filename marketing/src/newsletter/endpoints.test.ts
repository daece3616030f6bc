/** @jest-environment node */
import { connect, database } from '@fortnight/supabase/client'
import { serviceClient } from '@fortnight/supabase/server/serviceClient'
import type { EndpointContext, Mail } from '@fortnight/supabase/server/serverContract'
import { newsletterEndpoints } from './endpoints.ts'

const origin = 'https://fortnight.example'
const tokens = [{ confirm_token: 'c0ffee', unsubscribe_token: 'beef' }]

let mails: Mail[]
let context: EndpointContext

/** What the database answers to each of its functions; `calls` tells what it was asked. */
function serve(answers: Record<string, unknown>) {
  const calls: { name: string; body: unknown; key: string | null }[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const name = new URL(String(input)).pathname.split('/').at(-1)!
    calls.push({ name, body: JSON.parse(String(init?.body)), key: new Headers(init?.headers).get('apikey') })
    const answer = answers[name]
    return answer instanceof Error ? Response.json({ message: answer.message }, { status: 500 }) : Response.json(answer)
  })
  // It takes hold of `fetch` when it is made.
  context.admin = serviceClient({ url: 'http://database.example', key: 'secret' })
  return calls
}

const send = (path: string, init: RequestInit = {}) =>
  newsletterEndpoints[`POST ${path.split('?')[0]}`]!(new Request(origin + path, { method: 'POST', ...init }), context)

const form = (fields: Record<string, string>) => send('/newsletter', { body: new URLSearchParams(fields) })
const json = (body: unknown) =>
  send('/newsletter', { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })

const ending = async (answer: Promise<Response>) => {
  const { status, headers } = await answer
  return [status, headers.get('Location')]
}

beforeAll(() => connect({ url: 'http://database.example', key: 'public' }))

beforeEach(async () => {
  mails = []
  context = { db: await database(), origin, sendMail: async (mail) => void mails.push(mail) }
})

afterEach(() => jest.restoreAllMocks())

describe('asking for the newsletter', () => {
  it('notes the address with the secret key and mails both links [BLOG-7]', async () => {
    const calls = serve({ newsletter_request: tokens })
    expect(await ending(form({ email: ' ada@example.com ', website: '' }))).toEqual([303, '/newsletter/thanks'])
    expect(calls).toEqual([{ name: 'newsletter_request', body: { email: 'ada@example.com' }, key: 'secret' }])
    const [mail] = mails
    expect(mail).toMatchObject({ to: 'ada@example.com', unsubscribeUrl: `${origin}/newsletter/unsubscribe?token=beef` })
    expect(mail!.text).toContain(`${origin}/newsletter/confirm?token=c0ffee`)
    expect(mail!.text).toContain(mail!.unsubscribeUrl)
    // What the database keeps to: supabase/tests/newsletter/mailLimits.test.ts.
    expect(mail!.text).toMatch(/at most three times in 30 days.*at most once in 30 days/s)
    // Whoever is written to without having asked reads nothing that somebody else typed.
    expect(mail!.subject + mail!.text).not.toContain('ada')
  })

  it('answers the same for known and unknown addresses, and however the mail fares [BLOG-7]', async () => {
    serve({ newsletter_request: [] })
    const known = await json({ email: 'ada@example.com' })
    serve({ newsletter_request: tokens })
    const unknown = await json({ email: 'bob@example.com' })
    context.sendMail = () => Promise.reject(new Error('no mail server'))
    const unsent = await json({ email: 'eve@example.com' })
    const [first, ...others] = await Promise.all(
      [known, unknown, unsent].map(async (answer) => [answer.status, await answer.json()]),
    )
    expect(first).toEqual([200, { message: expect.stringContaining('a mail with a link is on its way') }])
    for (const other of others) expect(other).toEqual(first)
    expect(mails.map(({ to }) => to)).toEqual(['bob@example.com'])
  })

  it.each([
    '',
    'nobody',
    'ada@example',
    'ada@example.com, eve@example.com',
    'ada@example.com\r\nBcc: eve@example.com',
    '"ada" <ada@example.com>',
    `${'a'.repeat(250)}@example.com`,
  ])('says that %j is no address [BLOG-7]', async (email) => {
    const calls = serve({ newsletter_request: tokens })
    expect(await ending(form({ email }))).toEqual([303, '/newsletter/try-again'])
    const answer = await json({ email })
    expect([answer.status, await answer.json()]).toEqual([400, { message: expect.stringMatching(/e-mail address/) }])
    expect(calls).toEqual([])
  })

  it.each(['{', '[]', 'null', '"text"', '{"email":{"a":1}}', ''])('survives a body such as %j', async (body) => {
    serve({})
    const answer = await send('/newsletter', { body, headers: { 'Content-Type': 'application/json' } })
    expect(answer.status).toBe(400)
    expect((await send('/newsletter', { body, headers: { 'Content-Type': 'multipart/form-data' } })).status).toBe(303)
  })

  it('thanks robots and forgets them [BLOG-7]', async () => {
    const calls = serve({ newsletter_request: tokens })
    const robot = { email: 'ada@example.com', website: 'https://spam.example' }
    expect(await ending(form(robot))).toEqual([303, '/newsletter/thanks'])
    expect((await json(robot)).status).toBe(200)
    expect([calls, mails]).toEqual([[], []])
  })

  it('says so when the database is away, which the server notes, or when this server may not write there', async () => {
    serve({ newsletter_request: new Error('away') })
    const reported: unknown[] = []
    context.report = (error) => reported.push(error)
    expect(await ending(form({ email: 'ada@example.com' }))).toEqual([303, '/newsletter/unavailable'])
    expect(reported).toEqual([expect.objectContaining({ message: 'away' })])
    delete context.admin
    const answer = await json({ email: 'ada@example.com' })
    expect([answer.status, await answer.json()]).toEqual([503, { message: expect.stringContaining('try again') }])
  })
})

describe('the mailed links', () => {
  it('confirm once the button is pressed [BLOG-7]', async () => {
    const calls = serve({ newsletter_confirm: true })
    expect(await ending(send('/newsletter/confirm?token=c0ffee'))).toEqual([303, '/newsletter/confirmed'])
    expect(calls).toEqual([{ name: 'newsletter_confirm', body: { token: 'c0ffee' }, key: 'public' }])
  })

  it('have no answer to a GET of their own, so that programs that check mails change nothing [BLOG-7]', () => {
    expect(Object.keys(newsletterEndpoints).every((key) => key.startsWith('POST '))).toBe(true)
  })

  it('say when a link is no longer good', async () => {
    serve({ newsletter_confirm: false })
    for (const query of ['', '?token=', '?token=old']) {
      expect(await ending(send(`/newsletter/confirm${query}`))).toEqual([303, '/newsletter/expired'])
    }
  })

  it('end the subscription, by the page or by the button of a mail program [BLOG-7]', async () => {
    const calls = serve({ newsletter_unsubscribe: null })
    expect(await ending(send('/newsletter/unsubscribe?token=beef'))).toEqual([303, '/newsletter/unsubscribed'])
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await send('/newsletter/unsubscribe?token=beef', { body })).status).toBe(200)
    expect(calls.map(({ body: sent }) => sent)).toEqual([{ token: 'beef' }, { token: 'beef' }])
  })
})

/** @jest-environment node */
import { connect, database } from '@fortnight/supabase/client'
import { serviceClient } from '@fortnight/supabase/server/serviceClient'
import type { EndpointContext, Mail } from '@fortnight/supabase/server/serverContract'
import { newsletterEndpoints } from './endpoints.ts'

const origin = 'https://fortnight.example'
const storedTokens = [{ confirm_token: 'c0ffee', unsubscribe_token: 'beef' }]

let mails: Mail[]
let context: EndpointContext

/** Mocks the result of each database function. Returns the calls. */
function mockDatabase(results: Record<string, unknown>) {
  const calls: { name: string; body: unknown; key: string | null }[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const name = new URL(request.url).pathname.split('/').at(-1)!
    calls.push({ name, body: await request.json(), key: request.headers.get('apikey') })
    const result = results[name]
    return result instanceof Error ? Response.json({ message: result.message }, { status: 500 }) : Response.json(result)
  })
  // The client keeps the `fetch` that it finds when it is created.
  context.admin = serviceClient({ url: 'http://database.example', key: 'secret' })
  return calls
}

const post = (path: string, init: RequestInit = {}) =>
  newsletterEndpoints[`POST ${path.split('?')[0]}`]!(new Request(origin + path, { method: 'POST', ...init }), context)

const postForm = (fields: Record<string, string>) => post('/newsletter', { body: new URLSearchParams(fields) })
const postJson = (body: unknown) =>
  post('/newsletter', { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })

const redirectOf = async (response: Promise<Response>) => {
  const { status, headers } = await response
  return [status, headers.get('Location')]
}

async function readMessage(response: Response) {
  const { message } = (await response.json()) as { message: string }
  return message
}

function collectMail(mail: Mail) {
  mails.push(mail)
  return Promise.resolve()
}

beforeAll(() => connect({ url: 'http://database.example', key: 'public' }))

beforeEach(async () => {
  mails = []
  context = { db: await database(), origin, sendMail: collectMail }
})

afterEach(() => jest.restoreAllMocks())

describe('POST /newsletter', () => {
  it('stores the address with the secret key and mails both links [BLOG-7]', async () => {
    const calls = mockDatabase({ newsletter_request: storedTokens })
    expect(await redirectOf(postForm({ email: ' ada@example.com ', website: '' }))).toEqual([303, '/newsletter/thanks'])
    expect(calls).toEqual([{ name: 'newsletter_request', body: { email: 'ada@example.com' }, key: 'secret' }])
    const [mail] = mails
    expect(mail).toMatchObject({ to: 'ada@example.com', unsubscribeUrl: `${origin}/newsletter/unsubscribe?token=beef` })
    expect(mail!.text).toContain(`${origin}/newsletter/confirm?token=c0ffee`)
    expect(mail!.text).toContain(mail!.unsubscribeUrl)
    // The database enforces these limits: supabase/tests/newsletter/mailLimits.test.ts.
    expect(mail!.text).toMatch(/at most three times in 30 days.*at most once in 30 days/s)
    // The mail contains no user input, so it cannot carry messages to strangers.
    expect(mail!.subject + mail!.text).not.toContain('ada')
  })

  it('responds the same to known and unknown addresses, and when the mail fails [BLOG-7]', async () => {
    mockDatabase({ newsletter_request: [] })
    const known = await postJson({ email: 'ada@example.com' })
    mockDatabase({ newsletter_request: storedTokens })
    const unknown = await postJson({ email: 'bob@example.com' })
    context.sendMail = () => Promise.reject(new Error('no mail server'))
    const unsent = await postJson({ email: 'eve@example.com' })
    expect([known.status, unknown.status, unsent.status]).toEqual([200, 200, 200])
    const message = await readMessage(known)
    expect(message).toContain('an email with a confirmation link is on its way')
    expect(await readMessage(unknown)).toBe(message)
    expect(await readMessage(unsent)).toBe(message)
    expect(mails.map(({ to }) => to)).toEqual(['bob@example.com'])
  })

  it.each([
    '',
    'ada',
    'ada@example',
    'ada@example.com, eve@example.com',
    'ada@example.com\r\nBcc: eve@example.com',
    '"ada" <ada@example.com>',
    `${'a'.repeat(250)}@example.com`,
  ])('rejects %j as an email address [BLOG-7]', async (email) => {
    const calls = mockDatabase({ newsletter_request: storedTokens })
    expect(await redirectOf(postForm({ email }))).toEqual([303, '/newsletter/try-again'])
    const response = await postJson({ email })
    expect(response.status).toBe(400)
    expect(await readMessage(response)).toMatch(/email address/)
    expect(calls).toEqual([])
  })

  it.each(['{', '[]', 'null', '"text"', '{"email":{"a":1}}', ''])('rejects the malformed body %j', async (body) => {
    mockDatabase({})
    const response = await post('/newsletter', { body, headers: { 'Content-Type': 'application/json' } })
    expect(response.status).toBe(400)
    expect((await post('/newsletter', { body, headers: { 'Content-Type': 'multipart/form-data' } })).status).toBe(303)
  })

  it('thanks bots that fill in the honeypot and stores nothing [BLOG-7]', async () => {
    const calls = mockDatabase({ newsletter_request: storedTokens })
    const botFields = { email: 'ada@example.com', website: 'https://spam.example' }
    expect(await redirectOf(postForm(botFields))).toEqual([303, '/newsletter/thanks'])
    expect((await postJson(botFields)).status).toBe(200)
    expect([calls, mails]).toEqual([[], []])
  })

  it('responds that it is unavailable when the database fails, which it reports, or without a secret key', async () => {
    mockDatabase({ newsletter_request: new Error('unreachable') })
    const reported: unknown[] = []
    context.report = (error) => reported.push(error)
    expect(await redirectOf(postForm({ email: 'ada@example.com' }))).toEqual([303, '/newsletter/unavailable'])
    expect(reported).toEqual([expect.objectContaining({ message: 'unreachable' })])
    delete context.admin
    const response = await postJson({ email: 'ada@example.com' })
    expect(response.status).toBe(503)
    expect(await readMessage(response)).toContain('try again')
  })
})

describe('mailed links', () => {
  it('confirm the subscription when the button is pressed [BLOG-7]', async () => {
    const calls = mockDatabase({ newsletter_confirm: true })
    expect(await redirectOf(post('/newsletter/confirm?token=c0ffee'))).toEqual([303, '/newsletter/confirmed'])
    expect(calls).toEqual([{ name: 'newsletter_confirm', body: { token: 'c0ffee' }, key: 'public' }])
  })

  it('change nothing on GET, because mail scanners follow every link [BLOG-7]', () => {
    expect(Object.keys(newsletterEndpoints).every((key) => key.startsWith('POST '))).toBe(true)
  })

  it('redirect to the expired page when the token is invalid', async () => {
    mockDatabase({ newsletter_confirm: false })
    for (const query of ['', '?token=', '?token=old']) {
      expect(await redirectOf(post(`/newsletter/confirm${query}`))).toEqual([303, '/newsletter/expired'])
    }
  })

  it('end the subscription from the page and from a mail program’s one-click button [BLOG-7]', async () => {
    const calls = mockDatabase({ newsletter_unsubscribe: null })
    expect(await redirectOf(post('/newsletter/unsubscribe?token=beef'))).toEqual([303, '/newsletter/unsubscribed'])
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await post('/newsletter/unsubscribe?token=beef', { body })).status).toBe(200)
    expect(calls.map((call) => call.body)).toEqual([{ token: 'beef' }, { token: 'beef' }])
  })
})

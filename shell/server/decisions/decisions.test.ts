/** @jest-environment node */
import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import express from 'express'
import { closeServers, listen } from '../http/listen.testing.ts'

const token = 'ab'.repeat(32)
const token_hash = createHash('sha256').update(token).digest('hex')
const openRequest = {
  ...{ outcome: 'open', project_id: 'p1', project: 'Invoice agent', deliverable: 'Test report', version: 2 },
  notes: 'With your logo',
  items: [
    { label: 'report.pdf', file_version: 3, host: null },
    { label: 'The demo', file_version: null, host: 'demo.example' },
  ],
}
type Answer = { status?: number; body: unknown }
let answers: { decision_request: Answer; decide_by_link: Answer }
let received: { name: string; key: unknown; body: unknown }[]
let site: Server
let baseUrl: string
const database = createServer((request, response) => {
  void text(request).then((body) => {
    const name = request.url!.split('/').at(-1) as keyof typeof answers
    received.push({ name, key: request.headers.apikey, body: JSON.parse(body) as unknown })
    const { status = 200, body: answer } = answers[name]
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
  })
})

beforeAll(async () => {
  process.env.SUPABASE_URL = await listen(database)
  process.env.SUPABASE_SECRET_KEY = 'secret'
  const app = express()
  await jest.isolateModulesAsync(async () => {
    app.use((await import('./decisions.ts')).decisionRoutes())
  })
  site = createServer(app)
  baseUrl = await listen(site)
})
beforeEach(() => {
  received = []
  answers = { decision_request: { body: openRequest }, decide_by_link: { body: 'approved' } }
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.mocked(console.error).mockRestore())
afterAll(() => closeServers(site, database))

const open = (end = token, method = 'GET') => fetch(`${baseUrl}/decide/${end}`, { method })
const send = (fields: Record<string, string>, end = token) =>
  fetch(`${baseUrl}/decide/${end}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
const read = async (response: Response) => [response.status, await response.text()] as const

describe('the link to a decision', () => {
  it('shows what is to be decided, as often as it is opened, and decides nothing [FORT-88]', async () => {
    for (let count = 0; count < 3; count += 1) {
      const [status, page] = await read(await open())
      expect(status).toBe(200)
      for (const shown of ['Test report', 'version 2', 'Invoice agent', 'With your logo', 'demo.example', 'report.pdf'])
        expect(page).toContain(shown)
      expect(page.match(/<form method="post">/g)).toHaveLength(2)
      expect(page).not.toContain(token)
      expect(page).not.toContain('<script')
    }
    expect(received).toEqual(Array(3).fill({ name: 'decision_request', key: 'secret', body: { token_hash } }))
  })

  it('responds to HEAD as to GET [FORT-88]', async () => {
    const response = await open(token, 'HEAD')
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(received.map(({ name }) => name)).toEqual(['decision_request'])
  })

  it('is kept by no cache, found by no search engine, told to no site, and loads nothing [FORT-88]', async () => {
    const { headers } = await open()
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Robots-Tag')).toBe('noindex')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    const policy = headers.get('Content-Security-Policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self'")
    expect(policy).not.toContain('script-src')
  })

  it('shows texts as texts [FORT-88]', async () => {
    const markup = '</textarea><script>alert(1)</script>'
    answers.decision_request.body = { ...openRequest, deliverable: markup, notes: markup, project: markup }
    const [, page] = await read(await open())
    expect(page).not.toContain('<script')
    expect(page).toContain('&lt;script&gt;')
  })

  it.each([
    ['used', 'you’ve decided already'],
    ['approved', 'Version 2 has been approved already'],
    ['changes', 'Changes to version 2 have been asked for already'],
    ['void', 'no longer up for approval'],
    ['expired', 'seven days'],
  ])('that is %s says so and leads to the project [FORT-89]', async (outcome, sentence) => {
    answers.decision_request.body = { ...openRequest, outcome }
    const [status, page] = await read(await open())
    expect(status).toBe(410)
    expect(page).toContain(sentence)
    expect(page).toContain('href="/login?next=%2Fproject%2Fp1%2Fdeliverables"')
    expect(page).not.toContain('<form')
  })

  it('that is unknown says so, and one that is none is not looked for [FORT-89]', async () => {
    answers.decision_request.body = null
    expect((await read(await open()))[0]).toBe(404)
    received = []
    for (const end of ['x', token.toUpperCase(), `${token}0`]) expect((await open(end)).status).toBe(404)
    expect((await send({ decision: 'approved' }, 'x')).status).toBe(404)
    expect(received).toEqual([])
  })
})

describe('the buttons of a decision', () => {
  it.each([
    ['approved', '', 'Approved'],
    ['changes', 'The logo\r\nis missing', 'Changes asked for'],
  ])('decide: %s [FORT-89]', async (decision, comment, title) => {
    answers.decide_by_link.body = decision
    const response = await send({ decision, ...(comment && { comment }) })
    expect([response.status, response.headers.get('Location')]).toEqual([303, `/decide/${decision}`])
    expect(received).toEqual([
      { name: 'decide_by_link', key: 'secret', body: { token_hash, decision, comment: comment.replace('\r\n', '\n') } },
    ])
    expect((await read(await open(decision)))[1]).toContain(`<h1>${title}</h1>`)
  })

  it('keep what was typed, and say what is wrong with it [FORT-89]', async () => {
    const body = { code: 'PT422', message: 'A comment has at most 2,000 characters.' }
    answers.decide_by_link = { status: 422, body }
    const [status, page] = await read(await send({ decision: 'changes', comment: '\nIt’s <b>too</b> long' }))
    expect(status).toBe(422)
    expect(page).toContain('<p role="alert" id="alert">A comment has at most 2,000 characters.</p>')
    expect(page).toContain('aria-invalid="true" aria-describedby="alert"')
    expect(page).toContain('>\n\nIt’s &lt;b&gt;too&lt;/b&gt; long</textarea>')
  })

  it('decide nothing without a decision that there is [FORT-89]', async () => {
    expect((await send({ decision: 'void' })).status).toBe(422)
    expect((await send({})).status).toBe(422)
    expect(received.map(({ name }) => name)).toEqual(['decision_request', 'decision_request'])
  })

  it('say what has been decided before [FORT-84] [FORT-89]', async () => {
    answers.decide_by_link.body = 'decided'
    answers.decision_request.body = { ...openRequest, outcome: 'approved' }
    const [status, page] = await read(await send({ decision: 'changes', comment: 'Late' }))
    expect(status).toBe(410)
    expect(page).toContain('has been approved already')
  })

  it('say that nothing was decided while the database is down [FORT-89]', async () => {
    answers.decide_by_link = { status: 503, body: {} }
    const [status, page] = await read(await send({ decision: 'approved' }))
    expect([status, page]).toEqual([503, expect.stringContaining('Nothing was decided')])
    expect(JSON.stringify(jest.mocked(console.error).mock.calls)).not.toContain(token)
  })

  it('work 20 times a minute for an address [FORT-89]', async () => {
    let last = 0
    for (let count = 0; count < 21; count += 1) last = (await send({}, 'x')).status
    expect(last).toBe(429)
  })
})

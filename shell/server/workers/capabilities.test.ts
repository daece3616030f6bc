/** @jest-environment node */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { closeServers, listen } from '../http/listen.testing.ts'
import type { ShellFunctions } from './protocol.ts'
import { createBundle, startTextWorkers, type TextWorkers } from './textWorkers.testing.ts'

const received: { url?: string; key?: string | string[]; body: string }[] = []
const database = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ url: request.url, key: request.headers.apikey, body })
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('[{"confirm_token":"a"}]')
  })
})

let shell: ShellFunctions
let workers: TextWorkers

/** Evaluates an expression in an endpoint; returns its JSON or the message of its error. */
const evaluate = (expression: string) => workers.postText('/run', expression)

beforeAll(async () => {
  process.env.SUPABASE_URL = await listen(database)
  process.env.SUPABASE_SECRET_KEY = 'sb_secret_of_the_shell'
  process.env.SUPABASE_PUBLISHABLE_KEY = 'sb_publishable'
  await jest.isolateModulesAsync(async () => {
    const { createCapabilities } = await import('./capabilities.ts')
    shell = createCapabilities(() => undefined)
  })
  const run = 'try { return JSON.stringify(await eval(text)) } catch (error) { return error.message }'
  workers = await startTextWorkers(createBundle({ run }), { hasAdmin: true, shell })
})
beforeEach(() => (received.length = 0))
afterAll(async () => {
  workers.stop()
  await closeServers(database)
})

describe('an endpoint in a render worker', () => {
  it('reads what visitors may read with the publishable key', async () => {
    await evaluate("context.db.from('faqs').select('id').then(({ data }) => data)")
    expect(received).toEqual([{ url: '/rest/v1/faqs?select=id', key: 'sb_publishable', body: '' }])
  })

  it('calls the newsletter’s function through the shell, which adds the secret key [BUNDLE-3]', async () => {
    const call = "context.admin.rpc('newsletter_request', { email: 'ada@example.com' }).then(({ data }) => data)"
    expect(await evaluate(call)).toBe('[{"confirm_token":"a"}]')
    const url = '/rest/v1/rpc/newsletter_request'
    expect(received).toEqual([{ url, key: 'sb_secret_of_the_shell', body: '{"email":"ada@example.com"}' }])
  })

  it.each([
    ["context.admin.rpc('purge_content').then(({ error }) => error.message)", /may not call purge_content/],
    ["context.admin.from('user_profiles').select().then(({ error }) => error.message)", /functions only/],
    [
      "context.admin.rpc('newsletter_request', { email: 'x'.repeat(20000) }).then(({ error }) => error.message)",
      /too large/,
    ],
  ])('cannot use the secret key for %s [BUNDLE-3]', async (expression, message) => {
    expect(await evaluate(expression)).toMatch(message)
    expect(received).toEqual([])
  })

  it('sends mails through the shell, sixty a minute and no more [BUNDLE-3]', async () => {
    expect(await evaluate("context.sendMail({ to: 'ada@example.com', subject: 'Hi', text: 'Hello' })")).toBe('')
    expect(received).toMatchObject([{ url: '/rest/v1/rpc/queue_mail', key: 'sb_secret_of_the_shell' }])
    expect(JSON.parse(received[0]!.body)).toMatchObject({
      ...{ label: 'Newsletter', recipient: 'ada@example.com', subject: 'Hi', content: { text: 'Hello' } },
    })
    const many = "Array(60).fill({ to: 'a@b.example', subject: 'Hi', text: 'Hello' }).map(context.sendMail)"
    const refused = `Promise.allSettled(${many}).then((all) => all.flatMap(({ reason }) => reason?.message ?? []))`
    expect(await evaluate(refused)).toBe('["Marketing may send 60 emails a minute, and no more."]')
  })

  it('cannot send a mail that is too large, or none at all [BUNDLE-3]', async () => {
    const large = "context.sendMail({ to: 'ada@example.com', subject: 'Hi', text: 'x'.repeat(30000) })"
    expect(await evaluate(large)).toMatch(/This email cannot be sent: .*Too big/s)
    expect(await evaluate('context.sendMail()')).toMatch(/This email cannot be sent/)
  })
})

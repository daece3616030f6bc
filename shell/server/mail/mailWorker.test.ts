/** @jest-environment node */
import { serviceClient } from '@fortnight/supabase/server/serviceClient'
import type { OutgoingMail } from './mailer.ts'
import { startMailWorker } from './mailWorker.ts'

type Call = { name: string; args: Record<string, unknown> }

const direct = (id: number) => ({
  ...{ id, lease: `lease-${id}`, kind: 'direct', label: 'Newsletter' },
  ...{ recipient: 'ada@example.com', subject: `Mail ${id}`, content: { text: 'Hello' } },
})

let waiting: object[]
let calls: Call[]
let isDown: (call: Call) => boolean
let sent: OutgoingMail[]
let send: (mail: OutgoingMail) => Promise<void>
let worker: ReturnType<typeof startMailWorker>

// The database as far as the worker sees it; e2e/resilience/mailOutbox.spec.ts has the real one.
const respond: typeof fetch = (input, init) => {
  const name = new URL(input as string).pathname.split('/').at(-1)!
  const call = { name, args: JSON.parse(init?.body as string) as Call['args'] }
  calls.push(call)
  if (isDown(call)) return Promise.reject(new TypeError('fetch failed'))
  const body = name === 'lease_mails' ? JSON.stringify(waiting.splice(0, 1)) : null
  return Promise.resolve(new Response(body, { status: body ? 200 : 204 }))
}

const start = () => {
  const db = serviceClient({ url: 'http://database', key: 'secret' }, respond)
  const options = { delaySeconds: 300, origin: 'https://fortnight.example', from: 'F <no-reply@fortnight.example>' }
  worker = startMailWorker({ db, send: (mail) => send(mail), ...options })
}
const outcomes = () => calls.filter(({ name }) => name === 'finish_mail').map(({ args }) => args)
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

let logged: jest.SpyInstance
let loggedErrors: jest.SpyInstance

beforeEach(() => {
  jest.useFakeTimers()
  logged = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  loggedErrors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  waiting = []
  calls = []
  sent = []
  isDown = () => false
  send = (mail) => Promise.resolve(void sent.push(mail))
})
afterEach(async () => {
  await worker.stop()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('the mail worker', () => {
  it('sends every mail that is due, one after the other, and records that with its subject [ROOM-73]', async () => {
    waiting = [direct(1), direct(2)]
    start()
    await pass(0)
    expect(sent.map(({ messageId }) => messageId)).toEqual(['mail-1@fortnight.example', 'mail-2@fortnight.example'])
    expect(outcomes()).toEqual([
      { mail: 1, lease: 'lease-1', subject: 'Mail 1' },
      { mail: 2, lease: 'lease-2', subject: 'Mail 2' },
    ])
    expect(calls[0]!.args).toEqual({ max_mails: 1, lease_seconds: 60, delay_seconds: 300 })
  })

  it('looks for mails every three seconds, and at once when it is woken [ROOM-73]', async () => {
    start()
    await pass(2_900)
    expect(calls).toHaveLength(1)
    await pass(200)
    expect(calls).toHaveLength(2)
    worker.wake()
    await pass(0)
    expect(calls).toHaveLength(3)
  })

  it.each([
    ['an unknown recipient', { responseCode: 550, command: 'RCPT TO' }, true],
    ['a rejected text', { responseCode: 554, command: 'DATA' }, true],
    ['a full mailbox', { responseCode: 452, command: 'RCPT TO' }, false],
    ['a wrong password of the mail server', { responseCode: 535, command: 'AUTH PLAIN' }, false],
    ['a mail server that is down', { code: 'ECONNREFUSED' }, false],
  ])(
    'records why a mail was not sent, and whether to give it up: %s [ROOM-74]',
    async (_what, details, is_permanent) => {
      waiting = [direct(1)]
      send = () => Promise.reject(Object.assign(new Error('Refused.'), details))
      start()
      await pass(0)
      expect(outcomes()).toEqual([{ mail: 1, lease: 'lease-1', error: 'Refused.', is_permanent }])
    },
  )

  it('records that it cannot read a mail of a later release, and goes on with the next one [ROOM-74]', async () => {
    waiting = [{ ...direct(1), kind: 'carrier-pigeon' }, direct(2)]
    start()
    await pass(0)
    expect(outcomes()).toMatchObject([
      { mail: 1, error: expect.stringContaining('cannot be read') as string, is_permanent: false },
      { mail: 2, subject: 'Mail 2' },
    ])
  })

  it('logs once that the database is down, and once that it is back [ROOM-85]', async () => {
    isDown = () => true
    start()
    await pass(60_000)
    expect(calls.length).toBeGreaterThan(3)
    expect(loggedErrors).toHaveBeenCalledTimes(1)
    expect(logged).not.toHaveBeenCalled()
    isDown = () => false
    waiting = [direct(1)]
    await pass(11_000)
    expect(sent).toHaveLength(1)
    expect(loggedErrors).toHaveBeenCalledTimes(1)
    expect(logged).toHaveBeenCalledTimes(1)
  })

  it('records a sent mail as soon as the database is back, instead of sending it again [ROOM-73]', async () => {
    waiting = [direct(1)]
    isDown = ({ name }) => name === 'finish_mail'
    start()
    await pass(20_000)
    isDown = () => false
    await pass(1_000)
    expect(sent).toHaveLength(1)
    expect(outcomes().at(-1)).toEqual({ mail: 1, lease: 'lease-1', subject: 'Mail 1' })
  })

  it('waits for the mail in flight when it stops, and begins no other [ROOM-86]', async () => {
    waiting = [direct(1), direct(2)]
    let finishSending!: () => void
    send = () => new Promise((resolve) => (finishSending = resolve))
    start()
    await pass(0)
    let hasStopped = false
    const stopping = worker.stop().then(() => (hasStopped = true))
    await pass(5_000)
    expect(hasStopped).toBe(false)
    finishSending()
    await stopping
    expect(outcomes()).toHaveLength(1)
    expect(waiting).toHaveLength(1)
  })
})

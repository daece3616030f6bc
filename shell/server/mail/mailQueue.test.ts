/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { closeServers, listen } from '../http/listen.testing.ts'

const mail = { to: 'ada@example.com', subject: 'Please confirm', text: 'Follow this link.' }

let outbox: string
let status: number
let received: { url?: string; body: Record<string, unknown> }[]
const database = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ url: request.url, body: JSON.parse(body) as Record<string, unknown> })
    response.writeHead(status).end()
  })
})

async function load(secretKey: string) {
  Object.assign(process.env, { SUPABASE_SECRET_KEY: secretKey, FORTNIGHT_OUTBOX_DIR: outbox })
  let queue!: typeof import('./mailQueue.ts')
  await jest.isolateModulesAsync(async () => {
    queue = await import('./mailQueue.ts')
  })
  return queue.enqueueMail
}
const readSent = () =>
  existsSync(outbox)
    ? readdirSync(outbox)
        .filter((name) => name.endsWith('.txt'))
        .map((name) => readFileSync(join(outbox, name), 'utf8'))
    : []
const sentMail = 'To: ada@example.com\nSubject: Please confirm\n\nFollow this link.\n'

beforeAll(async () => {
  process.env.SUPABASE_URL = await listen(database)
})
beforeEach(() => {
  outbox = mkdtempSync(join(tmpdir(), 'fortnight-outbox-'))
  status = 204
  received = []
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(outbox, { recursive: true })
})
afterAll(() => closeServers(database))

describe('a mail of the server itself', () => {
  it('is stored in the outbox of the database, under a key of its own [ROOM-87]', async () => {
    const enqueueMail = await load('secret')
    const unsubscribeUrl = 'https://fortnight.example/newsletter/unsubscribe?token=a'
    for (let count = 0; count < 2; count++) await enqueueMail('Newsletter', { ...mail, unsubscribeUrl })
    const { to: recipient, subject } = mail
    const content = { text: mail.text, unsubscribeUrl }
    expect(received.map(({ body }) => body)).toEqual(
      Array(2).fill({ label: 'Newsletter', recipient, subject, content, unique_key: expect.any(String) as string }),
    )
    expect(received[0]!.body.unique_key).not.toBe(received[1]!.body.unique_key)
    expect(readSent()).toEqual([])
  })

  it('is sent at once while the database does not store it [ROOM-87]', async () => {
    const enqueueMail = await load('secret')
    status = 503
    await enqueueMail('Security', mail)
    expect(readSent()).toEqual([sentMail])
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('cannot be stored and is sent at once'))
  })

  it('is sent at once without the secret key [ROOM-87]', async () => {
    const enqueueMail = await load('')
    await enqueueMail('Security', mail)
    expect(received).toEqual([])
    expect(readSent()).toEqual([sentMail])
  })
})

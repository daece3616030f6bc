/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { createMailer } from './mailer.ts'

const from = 'Fortnight <no-reply@fortnight.example>'
const outbox = mkdtempSync(join(tmpdir(), 'fortnight-outbox-'))
const mail = { to: 'ada@example.com', subject: 'Please confirm', text: 'Follow this link.' }

afterAll(() => rmSync(outbox, { recursive: true }))

const kept = (ending: string) => {
  const newest = readdirSync(outbox)
    .filter((name) => name.endsWith(ending))
    .sort()
    .at(-1)!
  return readFileSync(join(outbox, newest), 'utf8')
}

describe('mail without a server', () => {
  const lines: string[] = []
  const sendMail = createMailer({ smtpUrl: '', from, outbox }, (line) => lines.push(line))

  it('is printed without the whole address, and kept in the outbox [BLOG-7]', async () => {
    await sendMail(mail)
    expect(lines.join()).toContain('a…@example.com')
    expect(lines.join()).toContain('Follow this link.')
    expect(lines.join()).not.toContain('ada@')
    expect(kept('.txt')).toBe('To: ada@example.com\nSubject: Please confirm\n\nFollow this link.\n')
    expect(kept('.eml')).toMatch(/^To: ada@example\.com\r?$/m)
  })

  it('carries the address that ends the mails, for the mail program’s own button [BLOG-7]', async () => {
    const unsubscribeUrl = `https://fortnight.example/newsletter/unsubscribe?token=${'a'.repeat(80)}`
    await sendMail({ ...mail, unsubscribeUrl })
    expect(kept('.eml').replace(/\r?\n[ \t]/g, '')).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
    expect(kept('.eml')).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  it.each([
    'ada@example.com\r\nBcc: eve@example.com',
    'ada@example.com, eve@example.com',
    'ada@example.com;eve@example.com',
    '"ada@example.com" <eve@example.com>',
    'Friends: ada@example.com',
    'nobody',
    '',
  ])('goes to exactly one address, so not to %j', async (to) => {
    const before = readdirSync(outbox).length
    await expect(sendMail({ ...mail, to })).rejects.toThrow('exactly one address')
    expect(readdirSync(outbox)).toHaveLength(before)
  })

  it('lets no subject become a header', async () => {
    await sendMail({ ...mail, subject: 'Hello\r\nBcc: eve@example.com\nX: y' })
    expect(kept('.eml')).toContain('Subject: Hello Bcc: eve@example.com X: y')
    expect(kept('.eml')).not.toMatch(/^(Bcc|X):/m)
  })
})

describe('mail with a server', () => {
  it('goes out through SMTP [BLOG-7]', async () => {
    const received: { to: string[]; text: string }[] = []
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          received.push({ to: envelope.rcptTo.map(({ address }) => address), text: Buffer.concat(chunks).toString() })
          done()
        })
      },
    })
    const server = await new Promise<ReturnType<SMTPServer['listen']>>((resolve) => {
      const listening = smtp.listen(0, '127.0.0.1', () => resolve(listening))
    })
    const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
    const before = readdirSync(outbox).length
    await createMailer({ smtpUrl, from, outbox }, () => undefined)(mail)
    expect(received).toEqual([{ to: ['ada@example.com'], text: expect.stringContaining('Follow this link.') }])
    expect(received[0]!.text).toContain(`From: ${from}`)
    expect(readdirSync(outbox)).toHaveLength(before)
    await new Promise<void>((resolve) => smtp.close(resolve))
  })

  it('fails aloud when the server is away', async () => {
    const sendMail = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from, outbox }, () => undefined)
    await expect(sendMail(mail)).rejects.toThrow()
  })
})

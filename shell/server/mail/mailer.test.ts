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

const readNewest = (extension: string) => {
  const newest = readdirSync(outbox)
    .filter((name) => name.endsWith(extension))
    .sort()
    .at(-1)!
  return readFileSync(join(outbox, newest), 'utf8')
}

describe('mailer without a mail server', () => {
  const lines: string[] = []
  const sendMail = createMailer({ smtpUrl: '', from, outbox }, (line) => lines.push(line))

  it('prints a mail with a masked address and saves it in the outbox [BLOG-7]', async () => {
    await sendMail(mail)
    expect(lines.join()).toContain('a…@example.com')
    expect(lines.join()).toContain('Follow this link.')
    expect(lines.join()).not.toContain('ada@')
    expect(readNewest('.txt')).toBe('To: ada@example.com\nSubject: Please confirm\n\nFollow this link.\n')
    expect(readNewest('.eml')).toMatch(/^To: ada@example\.com\r?$/m)
  })

  it('sets the headers of one-click unsubscribe [BLOG-7]', async () => {
    const unsubscribeUrl = `https://fortnight.example/newsletter/unsubscribe?token=${'a'.repeat(80)}`
    await sendMail({ ...mail, unsubscribeUrl })
    expect(readNewest('.eml').replace(/\r?\n[ \t]/g, '')).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
    expect(readNewest('.eml')).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  it.each([
    'ada@example.com\r\nBcc: eve@example.com',
    'ada@example.com, eve@example.com',
    'ada@example.com;eve@example.com',
    '"ada@example.com" <eve@example.com>',
    'Friends: ada@example.com',
    'no-address',
    '',
  ])('rejects everything but a single address: %j', async (to) => {
    const before = readdirSync(outbox).length
    await expect(sendMail({ ...mail, to })).rejects.toThrow('exactly one address')
    expect(readdirSync(outbox)).toHaveLength(before)
  })

  it('prevents header injection through the subject', async () => {
    await sendMail({ ...mail, subject: 'Hello\r\nBcc: eve@example.com\nX: y' })
    expect(readNewest('.eml')).toContain('Subject: Hello Bcc: eve@example.com X: y')
    expect(readNewest('.eml')).not.toMatch(/^(Bcc|X):/m)
  })
})

describe('mailer with a mail server', () => {
  it('sends a mail through SMTP [BLOG-7]', async () => {
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
    expect(received).toEqual([
      { to: ['ada@example.com'], text: expect.stringContaining('Follow this link.') as string },
    ])
    expect(received[0]!.text).toContain(`From: ${from}`)
    expect(readdirSync(outbox)).toHaveLength(before)
    await new Promise<void>((resolve) => smtp.close(resolve))
  })

  it('rejects when the mail server is down', async () => {
    const sendMail = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from, outbox }, () => undefined)
    await expect(sendMail(mail)).rejects.toThrow()
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { generate } from 'selfsigned'
import { SMTPServer } from 'smtp-server'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  /** By their names in lower case. */
  headers: Record<string, string>
}

/** A real SMTP server with TLS that keeps every mail, unless it is told to refuse it. `env` makes the product send mails to it. */
export async function startMailServer() {
  const mails: Mail[] = []
  const refusals = new Map<string, number>()
  let heldAddress = ''
  const held: (() => void)[] = []
  const folder = mkdtempSync(join(tmpdir(), 'fortnight-mail-'))
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  const certificate = join(folder, 'certificate.pem')
  writeFileSync(certificate, cert)
  const smtp = new SMTPServer({
    cert,
    key,
    onAuth: (_login, _session, done) => done(null, { user: 'fortnight' }),
    onRcptTo({ address }, _session, done) {
      const responseCode = refusals.get(address)
      done(responseCode ? Object.assign(new Error('Not for this address'), { responseCode }) : null)
    },
    onData(stream, { envelope }, done) {
      buffer(stream)
        .then((mail) => PostalMime.parse(mail))
        .then(({ subject = '', text = '', html = '', messageId = '', headers: list }) => {
          const headers = Object.fromEntries(list.map(({ key, value }) => [key, value]))
          for (const { address: to } of envelope.rcptTo) mails.push({ to, subject, text, html, messageId, headers })
          if (envelope.rcptTo.some(({ address }) => address === heldAddress)) held.push(done)
          else done()
        })
        .catch(done)
    },
  })
  const server = await new Promise<ReturnType<SMTPServer['listen']>>((resolve) => {
    const listening = smtp.listen(0, '127.0.0.1', () => resolve(listening))
  })
  return {
    env: {
      SMTP_URL: `smtp://fortnight:secret@localhost:${(server.address() as AddressInfo).port}`,
      NODE_EXTRA_CA_CERTS: certificate,
    },
    /** Oldest first. */
    mailsTo: (address: string) => mails.filter(({ to }) => to === address),
    /** Refuses mails to an address with an SMTP code, or no longer. */
    refuse: (address: string, code?: number) => (code ? refusals.set(address, code) : refusals.delete(address)),
    /** Keeps mails to an address from now on, but does not say so until `release()`. */
    hold: (address: string) => void (heldAddress = address),
    heldCount: () => held.length,
    release() {
      heldAddress = ''
      for (const done of held.splice(0)) done()
    },
    async stop() {
      await new Promise<void>((resolve) => smtp.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The link in a mail of the auth service; empty when there is none. */
export const findAuthLink = (mail: Pick<Mail, 'text'> | undefined) =>
  /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(mail?.text ?? '')?.[0] ?? ''

import { randomUUID } from 'node:crypto'
import { queueMail } from '@fortnight/supabase/server/mailOutbox'
import type { Mail } from '@fortnight/supabase/server/serverContract'
import { serviceDatabase } from '../account/serviceDatabase.ts'
import { log } from '../http/log.ts'
import { onShutdown } from '../http/shutdown.ts'
import { settings } from '../settings.ts'
import { sendMail } from './mailer.ts'
import { type MailWorker, startMailWorker } from './mailWorker.ts'

let worker: MailWorker | undefined

/**
 * Begins to send the mails of the database's outbox, in which they are stored when there is a secret key. A server that
 * shuts down finishes the one that it is sending.
 */
export function startSendingMails() {
  const { mail, origin } = settings
  const { delaySeconds, from } = mail
  if (!serviceDatabase) return
  const started = startMailWorker({ db: serviceDatabase, send: sendMail, delaySeconds, origin, from })
  worker = started
  onShutdown(() => started.stop())
}

/**
 * Sends a mail, of which the back office's list shows the label. Resolves when it is stored; one server then sends it.
 * Without the secret key, or while the database stores nothing, it is sent at once.
 */
export async function enqueueMail(label: 'Newsletter' | 'Security', mail: Mail) {
  if (!serviceDatabase) {
    await sendMail(mail)
    return
  }
  try {
    await queueMail(serviceDatabase, label, mail, randomUUID())
    worker?.wake()
  } catch (error) {
    log.error(
      `mail: an email cannot be stored and is sent at once: ${error instanceof Error ? error.message : 'error'}`,
    )
    await sendMail(mail)
  }
}

import { finishMail, leaseMail, type MailOutcome } from '@fortnight/supabase/server/mailOutbox'
import type { serviceClient } from '@fortnight/supabase/server/serviceClient'
import { log } from '../http/log.ts'
import { mailLeaseMs } from '../limits/timeouts.ts'
import { type Lease, parseLease, parseLeasedMail } from './leasedMail.ts'
import type { OutgoingMail } from './mailer.ts'
import { isPermanent } from './mailErrors.ts'
import { createPause } from './pause.ts'
import { renderMail } from './renderMail.ts'

const intervalMs = 3_000
const retryDelayMs = 10_000
const finishRetryMs = 1_000

type Options = {
  db: ReturnType<typeof serviceClient>
  send: (mail: OutgoingMail) => Promise<void>
  /** After how many seconds activity in a project is mailed. */
  delaySeconds: number
  /** Public origin of the site, where links lead. */
  origin: string
  /** The sender; its host is part of the ids of mails. */
  from: string
}

export type MailWorker = ReturnType<typeof startMailWorker>

/**
 * Sends the mails of the database's outbox, one after the other, until it is stopped. Any number of servers may do so at
 * once. A server that ends between sending a mail and recording that has sent a mail that another one sends again, with
 * the same Message-ID.
 */
export function startMailWorker({ db, send, delaySeconds, origin, from }: Options) {
  const pause = createPause()
  let isStopping = false
  let isDatabaseGone = false

  async function run() {
    while (!isStopping) {
      const hasSent = await sendNext()
      if (!hasSent) await pause.wait(isDatabaseGone ? retryDelayMs : intervalMs)
    }
  }

  /** Sends a mail that is due. Returns whether there was one. */
  async function sendNext() {
    const leaseEndsAt = Date.now() + mailLeaseMs
    try {
      const row = await leaseMail(db, { leaseSeconds: mailLeaseMs / 1_000, delaySeconds })
      const lease = row === undefined ? undefined : parseLease(row)
      if (lease) await finish(lease, await sendLeased(lease, row), leaseEndsAt)
      if (isDatabaseGone) log.info('mail: emails are being sent again.')
      isDatabaseGone = false
      return lease !== undefined
    } catch (error) {
      // Once, not at every attempt.
      if (!isDatabaseGone) log.error(`mail: the outbox cannot be read, emails wait: ${messageOf(error)}`)
      isDatabaseGone = true
      return false
    }
  }

  async function sendLeased({ id }: Lease, row: unknown): Promise<MailOutcome> {
    try {
      const mail = renderMail(parseLeasedMail(row), { id, origin, from })
      await send(mail)
      return { subject: mail.subject }
    } catch (error) {
      return { error: messageOf(error), isPermanent: isPermanent(error) }
    }
  }

  // A mail that was sent and is not recorded as such will be sent again, so this tries for as long as the lease lasts.
  async function finish(lease: Lease, outcome: MailOutcome, leaseEndsAt: number) {
    for (;;) {
      try {
        await finishMail(db, lease, outcome)
        return
      } catch (error) {
        if (Date.now() + finishRetryMs > leaseEndsAt) throw error
        await pause.wait(finishRetryMs)
      }
    }
  }

  const ended = run()
  return {
    /** Looks for mails now instead of in a few seconds. */
    wake: () => pause.end(),
    /** Sends no further mail. Resolves when the one that is being sent has its result. */
    async stop() {
      isStopping = true
      pause.end()
      await ended
    },
  }
}

const messageOf = (error: unknown) => (error as Error).message

import type { Mail } from './serverContract.ts'
import type { serviceClient } from './serviceClient.ts'

// The outbox of the database, in which a mail waits until a web server has sent it.

type ServiceClient = ReturnType<typeof serviceClient>

/** Stores a mail to be sent. `key` makes it one mail, however often it is stored. Throws database errors. */
export async function queueMail(db: ServiceClient, label: string, { to, subject, ...content }: Mail, key: string) {
  await db.rpc('queue_mail', { label, recipient: to, subject, content, unique_key: key }).throwOnError()
}

/** How long a mail belongs to the server that sends it, and after how long activity in a project is told. */
export type LeaseTimes = { leaseSeconds: number; delaySeconds: number }

/** Leases the next mail that is due; undefined when there is none. Throws database errors. */
export async function leaseMail(db: ServiceClient, { leaseSeconds, delaySeconds }: LeaseTimes) {
  const limits = { max_mails: 1, lease_seconds: leaseSeconds, delay_seconds: delaySeconds }
  const { data } = await db.rpc('lease_mails', limits).throwOnError()
  return data[0]
}

/** What came of sending a mail. A `isPermanent` failure is not tried again. */
export type MailOutcome = { subject?: string; error?: string; isPermanent?: boolean }

/** Records what came of sending a leased mail. Throws database errors. */
export async function finishMail(
  db: ServiceClient,
  { id, lease }: { id: number; lease: string },
  { subject, error, isPermanent = false }: MailOutcome,
) {
  const outcome = { ...(subject && { subject }), ...(error && { error, is_permanent: isPermanent }) }
  await db.rpc('finish_mail', { mail: id, lease, ...outcome }).throwOnError()
}

/**
 * Writes reminders of projects that have waited for the team for a working day, or for their client for two or five, and of
 * support that ends; returns how many.
 */
export async function queueReminders(db: ServiceClient) {
  const { data: forTeam } = await db.rpc('queue_reminders').throwOnError()
  const { data: forClients } = await db.rpc('queue_client_reminders').throwOnError()
  return forTeam + forClients + (await db.rpc('queue_support_notices').throwOnError()).data
}

/** Deletes mails that ended more than 30 days ago; returns how many. */
export async function purgeMails(db: ServiceClient) {
  return (await db.rpc('purge_mails').throwOnError()).data
}

/** Deletes the events of open browsers that are older than an hour; returns how many. */
export async function purgeLiveEvents(db: ServiceClient) {
  return (await db.rpc('purge_live_events').throwOnError()).data
}

/** Turns off all mails about projects for the person with this token. An unknown token succeeds, too. */
export async function unsubscribe(db: ServiceClient, token: string) {
  await db.rpc('unsubscribe_notifications', { token }).throwOnError()
}

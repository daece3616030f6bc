import { z } from 'zod'

// What public.lease_mails() returns, see supabase/schemas/mail_outbox.sql, notifications.sql and
// projects/{deliverable_approvals,client_reminders}.sql.

const news = z.object({
  id: z.string(),
  name: z.string(),
  messages: z.array(z.object({ author: z.string().nullable(), body: z.string(), at: z.string() })),
  files: z.array(z.object({ author: z.string().nullable(), name: z.string(), version: z.number(), at: z.string() })),
  statuses: z.array(z.object({ from: z.string().nullable(), to: z.string().nullable(), at: z.string() })),
  // An older release of the database has none.
  updates: z
    .array(z.object({ kind: z.string(), subject: z.string(), author: z.string().nullable(), at: z.string() }))
    .default([]),
})
// What a reminder of an admin and one of a client is about.
const waitForTeam = z.object({ id: z.string(), name: z.string(), waiting_since: z.string() })
const waitForClient = z.object({
  ...{ id: z.string(), name: z.string() },
  waits: z.array(z.object({ kind: z.string(), subject: z.string(), since: z.string() })),
})

const request = z.object({
  ...{ id: z.string(), name: z.string(), deliverable: z.string(), version: z.number(), notes: z.string() },
  items: z.array(z.object({ label: z.string(), file_version: z.number().nullable(), host: z.string().nullable() })),
})

/** The person whom a mail about projects is for. */
const receiver = { recipient: z.string(), name: z.string(), is_admin: z.boolean(), unsubscribe_token: z.string() }
const atLeastOne = <Item extends z.ZodType>(item: Item) => z.tuple([item], item)

const leasedMail = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('direct'),
    recipient: z.string(),
    subject: z.string(),
    content: z.object({ text: z.string(), html: z.string().optional(), unsubscribeUrl: z.string().optional() }),
  }),
  z.object({ kind: z.literal('activity'), ...receiver, projects: atLeastOne(news) }),
  z.object({ kind: z.literal('digest'), ...receiver, projects: atLeastOne(news) }),
  z.object({ kind: z.literal('reminder'), ...receiver, projects: atLeastOne(z.union([waitForTeam, waitForClient])) }),
  z.object({ kind: z.literal('approval'), ...receiver, token: z.string(), projects: atLeastOne(request) }),
])
const lease = z.object({ id: z.number(), lease: z.string() })

export type ProjectNews = z.infer<typeof news>
export type LeasedMail = z.infer<typeof leasedMail>
export type MailOf<Kind extends LeasedMail['kind']> = Extract<LeasedMail, { kind: Kind }>
export type ClientWait = z.infer<typeof waitForClient>['waits'][number]
export type Lease = z.infer<typeof lease>

/** Reads the ids of a leased mail, by which its outcome is recorded. */
export const parseLease = (row: unknown): Lease => lease.parse(row)

/** Reads a leased mail. Throws when a later release of the database has written one that this release does not know. */
export function parseLeasedMail(row: unknown): LeasedMail {
  const { data, error } = leasedMail.safeParse(row)
  if (!data) throw new Error(`This email cannot be read: ${z.prettifyError(error)}`)
  return data
}

import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import { invalidates } from '../core/invalidates.ts'
import { normalizeSearch } from '../lists/normalizeSearch.ts'
import { rowsPerPage } from '../lists/pageSizes.ts'

const mailsKey = ['mails'] as const

/** Filters the list of mails; an empty value does not filter. */
type MailFilter = {
  q: string
  /** A `MailState`. */
  state: string
  /** From 1. */
  page: number
}

/** Skipped: nothing was left to tell. Failed: set aside after the last attempt. */
export type MailState = 'waiting' | 'sent' | 'skipped' | 'failed'

/** A mail that the product sends. Its text is not shown, because links in it may sign in. */
export type OutboxMail = {
  id: string
  label: string
  recipient: string
  /** Null until it is written, when it is sent. */
  subject: string | null
  project_id: string | null
  project_name: string | null
  state: MailState
  attempts: number
  /** When the next attempt begins, while it waits. */
  send_after: string
  last_error: string | null
  created_at: string
  finished_at: string | null
}

/** One page of the mails of the last 30 days, newest first, and how many match. */
export const outboxMails = ({ q, state, page }: MailFilter) =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...mailsKey, { q, state, page }],
    queryFn: async ({ signal }) => {
      const db = await database()
      const filter = { searched: normalizeSearch(q), in_state: state, page, page_size: rowsPerPage }
      const { data: rows } = await db.rpc('admin_mails', filter).abortSignal(signal).throwOnError()
      const mails = rows.map(
        ({ total: _total, kind: _kind, id, ...mail }) => ({ ...mail, id: String(id) }) as OutboxMail,
      )
      return { mails, total: rows[0]?.total ?? 0 }
    },
  })

/** Sends a mail that was set aside once more. */
export const retryMail = () =>
  mutationOptions({
    mutationFn: async (id: string) => {
      const db = await database()
      await db.rpc('retry_mail', { mail: Number(id) }).throwOnError()
    },
    onSuccess: invalidates(mailsKey),
  })

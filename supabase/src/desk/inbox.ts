import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import { invalidates } from '../core/invalidates.ts'
import { rowsPerPage } from '../lists/pageSizes.ts'

/** The first part of the query keys of the inbox. */
export const inboxKey = ['inbox'] as const

/** Whose turn it is: ours, the client's, ours in the projects of the signed-in admin, or any. */
export type InboxFilter = 'team' | 'client' | 'mine' | 'all'

/** A project with a conversation. */
export type InboxRoom = {
  project_id: string
  project_name: string
  status: string
  started_on: string | null
  client_id: string
  client_name: string
  client_company: string | null
  waiting_for: 'client' | 'team' | null
  /** Since when that side owes an answer. */
  waiting_since: string | null
  /** The admin who takes care of it. */
  assigned_to: string | null
  assigned_name: string | null
  /** Of the last message; null while there are only files. */
  last_side: 'client' | 'team' | null
  /** Null when the account is gone. */
  last_author: string | null
  /** The beginning of the last message, empty when it was deleted or only carries files. */
  last_body: string | null
  is_last_deleted: boolean
  /** How many files the last message carries. */
  last_file_count: number
  /** When the last message was written, or the last file added while there are only files. */
  last_at: string
  /** Of the last message or file. */
  last_sequence: number
  /** Messages of the client that the signed-in admin has not read, at most 100. */
  unread: number
}

type InboxPage = { rooms: InboxRoom[]; total: number }

/** One page of the projects with a conversation: the oldest wait first, or the latest activity first for all of them. */
export const inbox = (filter: InboxFilter, page: number) =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...inboxKey, 'list', filter, page],
    queryFn: async ({ signal }): Promise<InboxPage> => {
      const db = await database()
      const call = db.rpc('admin_inbox', {
        in_filter: filter === 'all' ? '' : filter,
        page,
        page_size: rowsPerPage,
      })
      const { data: rows } = await call.abortSignal(signal).throwOnError()
      const rooms = rows.map(({ total: _total, ...room }) => room as InboxRoom)
      return { rooms, total: rows[0]?.total ?? 0 }
    },
  })

/** How many projects wait for the team, and since when the one that has waited longest. */
export const inboxStats = () =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...inboxKey, 'stats'],
    queryFn: async ({ signal }): Promise<{ waiting: number; waiting_since: string | null }> => {
      const db = await database()
      return (await db.rpc('inbox_stats').abortSignal(signal).single().throwOnError()).data
    },
  })

/** Ends the wait of a project that needs no answer to what was sent up to a sequence number. Fails when the client has sent more. */
export const settleWait = () =>
  mutationOptions({
    mutationFn: async ({ project, upTo }: { project: string; upTo: number }) => {
      const db = await database()
      await db.rpc('settle_wait', { project, up_to: upTo }).throwOnError()
    },
    onSuccess: invalidates(inboxKey),
  })

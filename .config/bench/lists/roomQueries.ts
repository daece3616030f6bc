import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningDatabase, startDatabase } from '../../database/embeddedDatabase.ts'
import { findFreePort } from '../../serve/ports.ts'
import { measureDurations } from '../measure.ts'
import { createRow, type Row } from '../resultsTable.ts'
import { admin, client } from '../seedAccounts.ts'
import { databaseApi } from './databaseApi.ts'

const reader = { email: 'reader@fortnight.example', password: 'fortnight-admin' }
const accounts = { admin, client, reader }
const [threadMs, unreadMs, inboxMs, searchMs] = [150, 50, 150, 500]

/** The project with 10,000 messages. */
const longest = { project: '00000000-0000-4000-d000-000000000001' }
const inLongest = { in_project: longest.project }

type Query = [name: string, limitMs: number, as: keyof typeof accounts, rpc: string, args: object]

const queries: Query[] = [
  ['conversation, its end', threadMs, 'client', 'project_thread', longest],
  ['conversation, its middle', threadMs, 'client', 'project_thread', { ...longest, before_sequence: 500_000 }],
  ['conversation, around a hit', threadMs, 'admin', 'project_thread', { ...longest, around_sequence: 300_000 }],
  ['unread, of a client', unreadMs, 'client', 'unread_counts', {}],
  ['unread, of an admin who has read nothing', unreadMs, 'admin', 'unread_counts', {}],
  ['unread, of an admin who has read most', unreadMs, 'reader', 'unread_counts', {}],
  ['inbox, waiting for us', inboxMs, 'admin', 'admin_inbox', {}],
  ['inbox, waiting for us, last page', inboxMs, 'reader', 'admin_inbox', { page: 1_000_000 }],
  ['inbox, all', inboxMs, 'admin', 'admin_inbox', { in_filter: '' }],
  ['inbox, mine', inboxMs, 'reader', 'admin_inbox', { in_filter: 'mine' }],
  ['figures of the inbox', inboxMs, 'admin', 'inbox_stats', {}],
  ['search, a third of all', searchMs, 'admin', 'search_rooms', { searched: 'agent' }],
  ['search, one of 20', searchMs, 'admin', 'search_rooms', { searched: 'invoice' }],
  ['search, one of 2,000', searchMs, 'admin', 'search_rooms', { searched: 'calendar' }],
  ['search, one of 100,000', searchMs, 'admin', 'search_rooms', { searched: 'zanzibar' }],
  ['search, a common and a rare word', searchMs, 'admin', 'search_rooms', { searched: 'agent zanzibar' }],
  ['search, one letter', searchMs, 'admin', 'search_rooms', { searched: 'a' }],
  ['search, no such word', searchMs, 'admin', 'search_rooms', { searched: 'nosuchword' }],
  ['search in a conversation, rare', searchMs, 'admin', 'search_rooms', { searched: 'zanzibar', ...inLongest }],
  ['search of a client, common', searchMs, 'client', 'search_rooms', { searched: 'agent' }],
  ['search of a client, rare', searchMs, 'client', 'search_rooms', { searched: 'zanzibar' }],
  ['search of a client, elsewhere only', searchMs, 'client', 'search_rooms', { searched: 'price 19999' }],
]

/** Measures conversations, unread counts, inbox and search with a million messages in the embedded database. */
export async function measureRoomQueries(samples: number): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fortnight-bench-'))
  const seeds = [join(import.meta.dirname, 'manyMessages.sql')]
  const port = await findFreePort()
  const limits = { memoryMb: 4_000, silenceMs: 600_000 }
  console.log('Rooms: writing a million messages')
  const database = await startDatabase({ dataDir, port, log: console.log, seeds, limits })
  try {
    return await measureQueries(database, samples)
  } finally {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measureQueries(database: RunningDatabase, samples: number) {
  const { post, signIn } = databaseApi(database)
  const signedIn = {
    admin: await signIn(accounts.admin),
    client: await signIn(accounts.client),
    reader: await signIn(accounts.reader),
  }

  const rows: Row[] = []
  for (const [name, limitMs, as, rpc, args] of queries) {
    console.log(`Rooms: ${name}`)
    const { p95 } = await measureDurations(samples, () => post(`/rest/v1/rpc/${rpc}`, args, signedIn[as]))
    rows.push(createRow({ figure: `${name}, p95, ms`, atMost: limitMs }, { rooms: p95 }))
  }
  return rows
}

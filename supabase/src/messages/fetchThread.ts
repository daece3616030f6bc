import { database } from '@fortnight/supabase/client'
import type { Thread, ThreadMessage } from './threadMessage.ts'

const pageSize = 50
/** The database returns no more at once. */
const maxPageSize = 100
/** A refetch of a conversation in which the reader has gone far back refetches its last 500 messages. */
const maxRefetchedPages = 5

type Position = { before_sequence?: number; after_sequence?: number; around_sequence?: number; page_size?: number }

/** Messages at a position, oldest first. */
async function fetchMessages(project: string, position: Position, signal?: AbortSignal) {
  const db = await database()
  const call = db.rpc('project_thread', { project, page_size: pageSize, ...position })
  const { data } = await (signal ? call.abortSignal(signal) : call).throwOnError()
  return (data as unknown as ThreadMessage[]).toReversed()
}

/** The latest messages of a conversation, or those around a sequence number. */
export async function fetchThread(project: string, around: number | undefined, signal: AbortSignal): Promise<Thread> {
  if (around === undefined) {
    const messages = await fetchMessages(project, {}, signal)
    return { messages, hasOlder: messages.length === pageSize, hasNewer: false }
  }
  const messages = await fetchMessages(project, { around_sequence: around }, signal)
  const older = messages.filter(({ sequence }) => sequence <= around).length
  const half = pageSize / 2
  return { messages, hasOlder: older === half, hasNewer: messages.length - older === half }
}

/** A loaded part with the messages before it. */
export async function fetchOlder(project: string, { messages, ...thread }: Thread): Promise<Thread> {
  const first = messages[0]
  if (!first) return { ...thread, messages, hasOlder: false }
  const older = await fetchMessages(project, { before_sequence: first.sequence })
  return { ...thread, messages: [...older, ...messages], hasOlder: older.length === pageSize }
}

/** A loaded part with the messages after it. */
export async function fetchNewer(project: string, { messages, ...thread }: Thread): Promise<Thread> {
  const last = messages.at(-1)
  if (!last) return { ...thread, messages, hasNewer: false }
  const newer = await fetchMessages(project, { after_sequence: last.sequence })
  return { ...thread, messages: [...messages, ...newer], hasNewer: newer.length === pageSize }
}

/**
 * The same part again, with what is new at the end of the conversation. Where the reader has gone far back, the oldest
 * messages stay as they are.
 */
export async function refetchThread(project: string, loaded: Thread, signal: AbortSignal): Promise<Thread> {
  const [first, last] = [loaded.messages[0], loaded.messages.at(-1)]
  if (!first || !last) return fetchThread(project, undefined, signal)
  const refetched: ThreadMessage[] = []
  let before = loaded.hasNewer ? last.sequence + 1 : undefined
  for (let page = 1; page <= maxRefetchedPages; page++) {
    const position = { page_size: maxPageSize, ...(before !== undefined && { before_sequence: before }) }
    const messages = await fetchMessages(project, position, signal)
    refetched.unshift(...messages)
    before = messages[0]?.sequence
    if (before === undefined || messages.length < maxPageSize || before <= first.sequence) break
  }
  const isInLoadedPart = ({ sequence }: ThreadMessage) => sequence >= first.sequence
  const older = loaded.messages.filter(({ sequence }) => before !== undefined && sequence < before)
  // More new messages than were refetched: what lies between is loaded when the reader scrolls up.
  if (before !== undefined && before > last.sequence) return { messages: refetched, hasOlder: true, hasNewer: false }
  return { ...loaded, messages: [...older, ...refetched.filter(isInLoadedPart)] }
}

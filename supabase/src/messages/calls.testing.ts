/* For tests: every query and mutation of messages with its largest input, by its name. */
import { queryClient, runMutation } from '../core/fakeRequests.testing.ts'
import { fetchNewer, fetchOlder, fetchThread, refetchThread } from './fetchThread.ts'
import { deleteMessage, editMessage, sendMessage, setReadMark } from './mutations.ts'
import { projectRoom, projectThread, unreadCounts } from './queries.ts'
import { roomSearch } from './search.ts'
import type { Thread, ThreadMessage } from './threadMessage.ts'

const id = '00000000-0000-4000-8000-000000000101'
/** Characters that need the most bytes. */
const longest = (length: number) => '\u{1F98A}'.repeat(length)
const files = Array.from({ length: 20 }, () => ({ id, name: 'A', bytes: 1 }))
const message = { id, project: id, body: longest(5_000), files }
const thread: Thread = { messages: [{ id, sequence: 1 } as ThreadMessage], hasOlder: true, hasNewer: true }
const { signal } = new AbortController()

/** Part of `productRequests.testing.ts`. */
export const messageCalls: Record<string, () => unknown> = {
  fetchThread: () => fetchThread(id, 1, signal),
  fetchOlder: () => fetchOlder(id, thread),
  fetchNewer: () => fetchNewer(id, thread),
  refetchThread: () => refetchThread(id, thread, signal),
  projectRoom: () => queryClient.query(projectRoom(id)),
  projectThread: () => queryClient.query(projectThread(id)),
  unreadCounts: () => queryClient.query(unreadCounts()),
  roomSearch: () => queryClient.query(roomSearch(longest(100), id)),
  sendMessage: () => runMutation(sendMessage(), message),
  editMessage: () => runMutation(editMessage(), message),
  deleteMessage: () => runMutation(deleteMessage(), message),
  setReadMark: () => runMutation(setReadMark(), { project: id, sequence: 1, isUnread: true }),
}

import { acceptanceKey } from '../acceptance/queries.ts'
import { messagesKey, roomKey, threadKey, unreadKey } from '../messages/cache.ts'
import { projectsKey } from '../projects/cache.ts'
import type { LiveMessage } from './liveMessage.ts'

type QueryKey = readonly unknown[]

const inboxKey: QueryKey = ['inbox']
const filesKey = (project: string): QueryKey => ['files', project]
const conversationKeys = (project: string) => [threadKey(project), roomKey(project), unreadKey, inboxKey]

/** By kind: the keys of what to load again. */
const changedKeys: Record<string, (project: string) => QueryKey[]> = {
  message: conversationKeys,
  file: (project) => [filesKey(project), [...acceptanceKey, project], ...conversationKeys(project)],
  read: () => [unreadKey, inboxKey],
  project: (project) => [projectsKey, roomKey(project), unreadKey, inboxKey],
  note: (project) => [['notes', project]],
  inbox: () => [inboxKey],
  mail: () => [['mails']],
  reset: () => [messagesKey, ['files'], ['notes'], inboxKey, ['mails'], projectsKey],
}

/** The keys of the queries that a message of the stream concerns. Kinds of a later release concern none. */
export const keysChangedBy = ({ kind, project }: LiveMessage): QueryKey[] => changedKeys[kind]?.(project ?? '') ?? []

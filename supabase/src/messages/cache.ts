import type { QueryClient } from '@tanstack/react-query'
import type { Thread } from './threadMessage.ts'

/** The first part of the query keys of everything about messages. */
export const messagesKey = ['messages'] as const
/** The query keys of the loaded parts of a project's conversation. */
export const threadKey = (project: string) => [...messagesKey, 'thread', project] as const
/** The query key of how far the user has read in a project. */
export const roomKey = (project: string) => [...messagesKey, 'room', project] as const
/** The query key of the unread counts of all projects. */
export const unreadKey = [...messagesKey, 'unread'] as const

/** Changes every loaded part of a conversation. */
export const updateThreads = (client: QueryClient, project: string, update: (thread: Thread) => Thread) =>
  client.setQueriesData<Thread>({ queryKey: threadKey(project) }, (thread) => thread && update(thread))

/** Refetches what a change of a conversation may have changed, without waiting for it. */
export function invalidateRoom(client: QueryClient, project: string) {
  for (const queryKey of [threadKey(project), roomKey(project), unreadKey, ['files', project], ['inbox']])
    void client.invalidateQueries({ queryKey })
}

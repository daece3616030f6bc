import type { QueryClient } from '@tanstack/react-query'
import { fetchNewer, fetchOlder } from './fetchThread.ts'
import { projectThread } from './queries.ts'
import type { Thread } from './threadMessage.ts'

/** Adds the messages before the loaded ones. */
export const loadOlderMessages = (client: QueryClient, project: string, around?: number) =>
  extendThread(client, project, around, fetchOlder)

/** Adds the messages after the loaded ones, where these are in the middle of a conversation. */
export const loadNewerMessages = (client: QueryClient, project: string, around?: number) =>
  extendThread(client, project, around, fetchNewer)

async function extendThread(
  client: QueryClient,
  project: string,
  around: number | undefined,
  extend: (project: string, thread: Thread) => Promise<Thread>,
) {
  const { queryKey } = projectThread(project, around)
  const loaded = client.getQueryData(queryKey)
  if (!loaded) return
  const extended = await extend(project, loaded)
  // What a refetch has brought meanwhile wins.
  client.setQueryData(queryKey, (current) => (current ? mergeThreads(extended, current, loaded) : extended))
}

function mergeThreads(extended: Thread, current: Thread, loaded: Thread): Thread {
  if (current === loaded) return extended
  const known = new Set(current.messages.map(({ id }) => id))
  const first = current.messages[0]?.sequence ?? Infinity
  const added = extended.messages.filter(({ id }) => !known.has(id))
  return {
    messages: [
      ...added.filter(({ sequence }) => sequence < first),
      ...current.messages,
      ...added.filter(({ sequence }) => sequence > first),
    ],
    hasOlder: extended.hasOlder,
    hasNewer: extended.hasNewer,
  }
}

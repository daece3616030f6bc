import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { useSession } from '@fortnight/supabase/session'
import { messagesKey } from './cache.ts'

/** A file that a message is to carry. */
export type CarriedFile = { id: string; name: string; bytes: number }

/** A message that is being sent, or that could not be sent. */
export type OutgoingMessage = {
  id: string
  project: string
  body: string
  files: CarriedFile[]
  created_at: string
  /** Why it was not sent; absent while it is being sent. */
  error?: string
}

const notConfirmed = 'We don’t know whether this message arrived. Retry sends it at most once.'

// Signing out removes everything whose key starts like this, as the drafts of forms.
const storageKey = (project: string) => `fortnight-draft:outgoing:${useSession.getState().user?.id}:${project}`

/** The messages to a project that have not arrived, oldest first. They survive a reload, and count as failed after it. [ROOM-12] */
export const outgoingMessages = (project: string) =>
  queryOptions({
    queryKey: [...messagesKey, 'outgoing', project],
    queryFn: () => readOutgoing(project),
    initialData: () => readOutgoing(project),
    // Nothing refetches them: only `sendMessage` changes them.
    enabled: false,
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** Adds a message, or replaces the one with its id. */
export const putOutgoing = (client: QueryClient, message: OutgoingMessage) =>
  updateOutgoing(client, message.project, (messages) =>
    messages.some(({ id }) => id === message.id)
      ? messages.map((other) => (other.id === message.id ? message : other))
      : [...messages, message],
  )

/** Removes a message that has arrived, or that its author takes back. */
export const removeOutgoing = (client: QueryClient, { project, id }: Pick<OutgoingMessage, 'id' | 'project'>) =>
  updateOutgoing(client, project, (messages) => messages.filter((message) => message.id !== id))

function updateOutgoing(
  client: QueryClient,
  project: string,
  update: (messages: OutgoingMessage[]) => OutgoingMessage[],
) {
  const messages = update(client.getQueryData(outgoingMessages(project).queryKey) ?? readOutgoing(project))
  client.setQueryData(outgoingMessages(project).queryKey, messages)
  try {
    if (messages.length > 0) localStorage.setItem(storageKey(project), JSON.stringify(messages))
    else localStorage.removeItem(storageKey(project))
  } catch {
    // Storage is unavailable or full: the messages live in this tab only.
  }
}

function readOutgoing(project: string): OutgoingMessage[] {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey(project)) ?? '[]') as OutgoingMessage[]
    return stored.map((message) => ({ error: notConfirmed, ...message }))
  } catch {
    return []
  }
}

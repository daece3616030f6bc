import { mutationOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { errorMessageFor } from '../core/errors.ts'
import { invalidateRoom, roomKey, unreadKey, updateThreads } from './cache.ts'
import { type CarriedFile, putOutgoing, removeOutgoing } from './outgoing.ts'
import type { Room } from './queries.ts'
import type { ThreadMessage } from './threadMessage.ts'

type NewMessage = {
  /** Chosen by the sender: sending it again stores nothing twice. */
  id: string
  project: string
  body: string
  /** Files of the project that the user has uploaded for it. */
  files: CarriedFile[]
}

/**
 * Sends a message. It is shown at once as being sent; when that fails, it stays with its text and can be sent again under
 * the same id. [ROOM-10, ROOM-11]
 */
export const sendMessage = () =>
  mutationOptions({
    // One after the other, so that messages arrive in the order in which they were written.
    scope: { id: 'send-message' },
    mutationFn: async ({ id, project, body, files }: NewMessage) => {
      const db = await database()
      const message = { message: id, project, body, files: files.map((file) => file.id) }
      return (await db.rpc('send_message', message).throwOnError()).data
    },
    onMutate: (message, { client }) => {
      const created_at = new Date().toISOString()
      putOutgoing(client, { ...message, created_at })
      return created_at
    },
    onError: (error, message, created_at = new Date().toISOString(), { client }) =>
      putOutgoing(client, { ...message, created_at, error: errorMessageFor(error, 'This message was not sent.') }),
    onSuccess: (sequence, message, created_at, { client }) => {
      const side = client.getQueryData<Room>(roomKey(message.project))?.side ?? 'client'
      const sent: ThreadMessage = {
        ...{ id: message.id, sequence, side, body: message.body.trim(), created_at },
        ...{ author_name: null, is_own: true, edited_at: null, deleted_at: null, files: [] },
      }
      updateThreads(client, message.project, (thread) =>
        thread.hasNewer || thread.messages.some(({ id }) => id === sent.id)
          ? thread
          : { ...thread, messages: [...thread.messages, sent] },
      )
      removeOutgoing(client, message)
      invalidateRoom(client, message.project)
    },
  })

type MessageOf = { id: string; project: string }

/** Changes the text of the user's own message of the last 15 minutes. [ROOM-5] */
export const editMessage = () =>
  mutationOptions({
    mutationFn: async ({ id, body }: MessageOf & { body: string }) => {
      const db = await database()
      await db.rpc('edit_message', { message: id, body }).throwOnError()
    },
    onSuccess: (_result, { id, project, body }, _onMutateResult, { client }) => {
      const edit = { body: body.trim(), edited_at: new Date().toISOString() }
      updateThreads(client, project, (thread) => ({
        ...thread,
        messages: thread.messages.map((message) => (message.id === id ? { ...message, ...edit } : message)),
      }))
      invalidateRoom(client, project)
    },
  })

/** Deletes the text of the user's own message. [ROOM-6] */
export const deleteMessage = () =>
  mutationOptions({
    mutationFn: async ({ id }: MessageOf) => {
      const db = await database()
      await db.rpc('delete_message', { message: id }).throwOnError()
    },
    onSuccess: (_result, { id, project }, _onMutateResult, { client }) => {
      const deletion = { body: '', deleted_at: new Date().toISOString() }
      updateThreads(client, project, (thread) => ({
        ...thread,
        messages: thread.messages.map((message) => (message.id === id ? { ...message, ...deletion } : message)),
      }))
      invalidateRoom(client, project)
    },
  })

type ReadMark = { project: string; sequence: number; isUnread?: boolean }

/** Marks a room as read up to a sequence number, or as unread after it. [ROOM-13, ROOM-143] */
export const setReadMark = () =>
  mutationOptions({
    mutationFn: async ({ project, sequence, isUnread = false }: ReadMark) => {
      const db = await database()
      await db.rpc('set_read_mark', { project, up_to: sequence, is_unread: isUnread }).throwOnError()
    },
    onSuccess: (_result, { project, sequence }, _onMutateResult, { client }) => {
      client.setQueryData<Room | null>(roomKey(project), (room) => room && { ...room, read_sequence: sequence })
      void client.invalidateQueries({ queryKey: unreadKey })
      void client.invalidateQueries({ queryKey: ['inbox'] })
    },
  })

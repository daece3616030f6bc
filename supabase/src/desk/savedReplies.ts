import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import { throwIfStale } from '../core/editConflict.ts'
import { invalidates } from '../core/invalidates.ts'
import { isUuid } from '../core/isUuid.ts'

const repliesKey = ['saved-replies'] as const
const maxReplies = 500

/** The fields of a saved reply that admins edit. */
export type SavedReplyValues = {
  title: string
  /** Markdown, in which {name}, {project} and {day} stand for what the project says. */
  body: string
}

/** A text that the team sends often. */
export type SavedReply = SavedReplyValues & { id: string; updated_at: string }

const columns = 'id, title, body, updated_at'

/** All saved replies, by title. */
export const savedReplies = () =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: repliesKey,
    queryFn: async ({ signal }): Promise<SavedReply[]> => {
      const db = await database()
      const rows = db.from('saved_replies').select(columns).order('title').order('id').limit(maxReplies)
      return (await rows.abortSignal(signal).throwOnError()).data
    },
  })

/** One saved reply; null when the id is unknown or malformed. */
export const savedReply = (id: string) =>
  queryOptions({
    ...alwaysRefetch,
    queryKey: [...repliesKey, id],
    queryFn: async ({ signal }): Promise<SavedReply | null> => {
      if (!isUuid(id)) return null
      const db = await database()
      const row = db.from('saved_replies').select(columns).eq('id', id)
      return (await row.abortSignal(signal).maybeSingle().throwOnError()).data
    },
  })

const onSuccess = invalidates(repliesKey)

export const createSavedReply = () =>
  mutationOptions({
    mutationFn: async (values: SavedReplyValues) => {
      const db = await database()
      await db.from('saved_replies').insert(values).throwOnError()
    },
    onSuccess,
  })

/** Updates a saved reply. When it has changed since the form was filled, stores nothing and throws an `EditConflict`. */
export const updateSavedReply = () =>
  mutationOptions({
    mutationFn: async ({ id, updated_at, ...values }: SavedReply): Promise<SavedReply> => {
      const db = await database()
      const update = db.from('saved_replies').update(values).eq('id', id).eq('updated_at', updated_at)
      return throwIfStale<SavedReply>(update.select(columns).maybeSingle().throwOnError(), () =>
        db.from('saved_replies').select(columns).eq('id', id).single().throwOnError(),
      )
    },
    onSuccess,
  })

/** Deletes a saved reply and returns it for `restoreSavedReply`; null when it no longer exists. */
export const deleteSavedReply = () =>
  mutationOptions({
    mutationFn: async (id: string): Promise<SavedReply | null> => {
      const db = await database()
      return (await db.from('saved_replies').delete().eq('id', id).select(columns).maybeSingle().throwOnError()).data
    },
    onSuccess,
  })

/** Restores a deleted reply with its id. */
export const restoreSavedReply = () =>
  mutationOptions({
    mutationFn: async ({ id, title, body }: Omit<SavedReply, 'updated_at'>) => {
      const db = await database()
      await db.from('saved_replies').insert({ id, title, body }).throwOnError()
    },
    onSuccess,
  })

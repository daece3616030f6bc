import { mutationOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import type { FaqFilter, FaqValues } from './adminQueries.ts'
import { readAnew } from '../core/invalidates.ts'
import { searchText } from '../core/normalizeSearch.ts'

const refresh = readAnew(['faqs'])

/** Publishes a FAQ or makes a draft of it. [ADMIN-FAQ-2] */
export const setFaqPublished = () =>
  mutationOptions({
    mutationFn: async ({ id, published }: { id: string; published: boolean }) => {
      const db = await database()
      await db.from('faqs').update({ published }).eq('id', id).select('id').single().throwOnError()
    },
    onSuccess: refresh,
  })

type FaqMove = Omit<FaqFilter, 'page'> & { id: string; isUp: boolean }

/**
 * Swaps a FAQ with its neighbour among those that match, also with one on another page, in one step. Gives its new place
 * among them; null when it was at that end already. [ADMIN-FAQ-4]
 */
export const moveFaq = () =>
  mutationOptions({
    mutationFn: async ({ id, isUp, q, state }: FaqMove): Promise<number | null> => {
      const db = await database()
      const move = { faq: id, up: isUp, searched: searchText(q), in_state: state }
      return (await db.rpc('move_faq', move).throwOnError()).data
    },
    onSuccess: refresh,
  })

type DeletedFaq = FaqValues & { id: string; created_at: string }

/** Deletes a FAQ and gives what was deleted, so that it can be brought back; null for one that was gone already. */
export const deleteFaq = () =>
  mutationOptions({
    mutationFn: async (id: string): Promise<DeletedFaq | null> => {
      const db = await database()
      const columns = 'id, question, answer, published, order_index, created_at'
      return (await db.from('faqs').delete().eq('id', id).select(columns).maybeSingle().throwOnError()).data
    },
    onSuccess: refresh,
  })

/** Takes a deletion back: the same FAQ, under the same id and in the same place. */
export const restoreFaq = () =>
  mutationOptions({
    mutationFn: async ({ id, question, answer, published, order_index, created_at }: DeletedFaq) => {
      const db = await database()
      const faq = { id, question, answer, published, order_index, created_at }
      await db.from('faqs').insert(faq).throwOnError()
    },
    onSuccess: refresh,
  })

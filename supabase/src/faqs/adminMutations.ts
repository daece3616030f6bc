import { mutationOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { throwIfStale } from '../core/editConflict.ts'
import { invalidates } from '../core/invalidates.ts'
import { normalizeSearch } from '../lists/normalizeSearch.ts'
import { type FaqFilter, type FaqValues, type StoredFaq, storedFaqColumns } from './adminQueries.ts'
import { faqsKey } from './queries.ts'

const onSuccess = invalidates(faqsKey)

export const createFaq = () =>
  mutationOptions({
    mutationFn: async (values: FaqValues): Promise<StoredFaq> => {
      const db = await database()
      return (await db.from('faqs').insert(values).select(storedFaqColumns).single().throwOnError()).data
    },
    onSuccess,
  })

/** `updated_at` is that of the FAQ that the form was filled from; without an order index the FAQ keeps its place. */
type FaqUpdate = Omit<FaqValues, 'order_index'> & { id: string; updated_at: string; order_index?: number }

/** Updates an FAQ. When it has changed since the form was filled, stores nothing and throws an `EditConflict`. */
export const updateFaq = () =>
  mutationOptions({
    mutationFn: async ({ id, updated_at, ...values }: FaqUpdate): Promise<StoredFaq> => {
      const db = await database()
      const update = db.from('faqs').update(values).eq('id', id).eq('updated_at', updated_at)
      // A deleted FAQ is no conflict: `single` throws for it.
      return throwIfStale<StoredFaq>(update.select(storedFaqColumns).maybeSingle().throwOnError(), () =>
        db.from('faqs').select(storedFaqColumns).eq('id', id).single().throwOnError(),
      )
    },
    onSuccess,
  })

/** Publishes or unpublishes an FAQ. [ADMIN-FAQ-2] */
export const setFaqPublished = () =>
  mutationOptions({
    mutationFn: async ({ id, published }: { id: string; published: boolean }) => {
      const db = await database()
      await db.from('faqs').update({ published }).eq('id', id).select('id').single().throwOnError()
    },
    onSuccess,
  })

type FaqMove = Omit<FaqFilter, 'page'> & { id: string; isUp: boolean }

/**
 * Swaps an FAQ with its neighbor among those that match, also with one on another page. Returns its new place among them;
 * null when it was first or last already. [ADMIN-FAQ-4]
 */
export const moveFaq = () =>
  mutationOptions({
    mutationFn: async ({ id, isUp, q, state }: FaqMove): Promise<number | null> => {
      const db = await database()
      const move = { faq: id, up: isUp, searched: normalizeSearch(q), in_state: state }
      return (await db.rpc('move_faq', move).throwOnError()).data
    },
    onSuccess,
  })

type DeletedFaq = FaqValues & { id: string; created_at: string }

/** Deletes an FAQ and returns it for `restoreFaq`; null when it no longer exists. */
export const deleteFaq = () =>
  mutationOptions({
    mutationFn: async (id: string): Promise<DeletedFaq | null> => {
      const db = await database()
      const columns = 'id, question, answer, published, order_index, created_at'
      return (await db.from('faqs').delete().eq('id', id).select(columns).maybeSingle().throwOnError()).data
    },
    onSuccess,
  })

/** Restores a deleted FAQ with its id and its place. */
export const restoreFaq = () =>
  mutationOptions({
    mutationFn: async ({ id, question, answer, published, order_index, created_at }: DeletedFaq) => {
      const db = await database()
      const faq = { id, question, answer, published, order_index, created_at }
      await db.from('faqs').insert(faq).throwOnError()
    },
    onSuccess,
  })

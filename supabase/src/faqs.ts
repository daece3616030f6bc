import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'

const minutes = 60_000
const firstOrder = 1
const faqs = ['faqs'] as const

const refresh = (_result: unknown, _input: unknown, _context: unknown, { client }: { client: QueryClient }) =>
  client.invalidateQueries({ queryKey: faqs })

/** What everybody may read, in the admins' order. [CALL-6, ROLE-1] */
export const publishedFaqs = () =>
  queryOptions({
    queryKey: [...faqs, 'published'],
    staleTime: 20 * minutes,
    queryFn: async ({ signal }) => {
      const db = await database()
      const published = db.from('faqs').select('id, question, answer').eq('published', true)
      return (await published.order('order_index').order('id').abortSignal(signal).throwOnError()).data
    },
  })

/** Every FAQ with its state, for admins; everybody else gets the published ones. [CALL-6] */
export const allFaqs = () =>
  queryOptions({
    queryKey: [...faqs, 'all'],
    staleTime: 2 * minutes,
    queryFn: async ({ signal }) => {
      const db = await database()
      const all = db.from('faqs').select('id, question, answer, published, order_index, created_at')
      return (await all.order('order_index').order('id').abortSignal(signal).throwOnError()).data
    },
  })

export type ListedFaq = {
  id: string
  question: string
  answer: string
  published: boolean
  order_index: number
  created_at: string
}

/** One FAQ to edit; null when there is none, also when the id in the address is no id at all. */
export const faqById = (id: string) =>
  queryOptions({
    queryKey: [...faqs, 'one', id],
    queryFn: async ({ signal }) => {
      const db = await database()
      const one = db.from('faqs').select('id, question, answer, published, order_index').eq('id', id)
      const { data, error } = await one.abortSignal(signal).maybeSingle()
      if (error && error.code !== '22P02') throw error
      return data
    },
  })

/** The place after the last FAQ. [CALL-10] */
export const nextFaqOrder = () =>
  queryOptions({
    queryKey: [...faqs, 'next-order'],
    // The list grows elsewhere too, and a stale number would put two FAQs on one place.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const db = await database()
      const highest = db.from('faqs').select('order_index').order('order_index', { ascending: false }).limit(1)
      const { data } = await highest.abortSignal(signal).maybeSingle().throwOnError()
      return data ? data.order_index + 1 : firstOrder
    },
  })

export type FaqInput = { id?: string; question: string; answer: string; order_index: number; published: boolean }

/** Creates a FAQ, or changes the one with the given id; fails when that one is gone. */
export const saveFaq = () =>
  mutationOptions({
    mutationFn: async ({ id, question, answer, order_index, published }: FaqInput) => {
      const db = await database()
      const values = { question, answer, order_index, published }
      const saved = id ? db.from('faqs').update(values).eq('id', id) : db.from('faqs').insert(values)
      return (await saved.select('id').single().throwOnError()).data
    },
    onSuccess: refresh,
  })

export const setFaqPublished = () =>
  mutationOptions({
    mutationFn: async ({ id, published }: { id: string; published: boolean }) => {
      const db = await database()
      await db.from('faqs').update({ published }).eq('id', id).select('id').single().throwOnError()
    },
    onSuccess: refresh,
  })

/** Swaps the places of two FAQs in one step. [ADMIN-FAQ-4] */
export const swapFaqOrder = () =>
  mutationOptions({
    mutationFn: async ({ a, b }: { a: string; b: string }) => {
      const db = await database()
      await db.rpc('swap_faq_order', { a, b }).throwOnError()
    },
    onSuccess: refresh,
  })

/** Deletes a FAQ. One that is gone already is fine: the result is what was wanted. */
export const deleteFaq = () =>
  mutationOptions({
    mutationFn: async (id: string) => {
      const db = await database()
      await db.from('faqs').delete().eq('id', id).throwOnError()
    },
    onSuccess: refresh,
  })

/** Takes a deletion back: the same FAQ, under the same id and in the same place. */
export const restoreFaq = () =>
  mutationOptions({
    mutationFn: async (faq: ListedFaq) => {
      const db = await database()
      await db.from('faqs').insert(faq).throwOnError()
    },
    onSuccess: refresh,
  })

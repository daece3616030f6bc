import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { isUuid } from '../core/isUuid.ts'
import { normalizeSearch } from '../lists/normalizeSearch.ts'
import { rowsPerPage } from '../lists/pageSizes.ts'
import { faqsKey } from './queries.ts'

const minuteMs = 60_000
const firstOrderIndex = 1

/** The fields of an FAQ that an admin edits. */
export type FaqValues = { question: string; answer: string; order_index: number; published: boolean }

/** An FAQ as the form is filled with it. */
export type StoredFaq = FaqValues & { id: string; updated_at: string }

/** A row of the back office's list, with its place among the FAQs that match and their number. */
export type ListedFaq = FaqValues & { id: string; created_at: string; place: number; total: number }

/** State is 'published', 'draft' or, for both, empty; pages count from 1. */
export type FaqFilter = { q: string; state: string; page: number }

/** The columns of a `StoredFaq`. */
export const storedFaqColumns = 'id, question, answer, order_index, published, updated_at'

/** One page of all FAQs in their order, and how many match. [ADMIN-FAQ-1, CALL-6] */
export const adminFaqs = ({ q, state, page }: FaqFilter) => {
  const searched = normalizeSearch(q)
  return queryOptions({
    queryKey: [...faqsKey, 'admin', { searched, state, page }],
    staleTime: 2 * minuteMs,
    queryFn: async ({ signal }) => {
      const db = await database()
      const filter = { searched, in_state: state, page, page_size: rowsPerPage }
      const rows: ListedFaq[] = (await db.rpc('admin_faqs', filter).abortSignal(signal).throwOnError()).data
      return { faqs: rows, total: rows[0]?.total ?? 0 }
    },
  })
}

/** One FAQ to edit; null when the id is unknown or malformed. */
export const faqById = (id: string) =>
  queryOptions({
    queryKey: [...faqsKey, 'one', id],
    // Two admins may edit at the same time, so a form always starts from the stored version.
    gcTime: 0,
    queryFn: async ({ signal }): Promise<StoredFaq | null> => {
      if (!isUuid(id)) return null
      const db = await database()
      const row = db.from('faqs').select(storedFaqColumns).eq('id', id)
      return (await row.abortSignal(signal).maybeSingle().throwOnError()).data
    },
  })

/** The order index after that of the last FAQ. [CALL-10] */
export const nextFaqOrderIndex = () =>
  queryOptions({
    queryKey: [...faqsKey, 'next-order'],
    // Other admins add FAQs too, and a stale number would give two FAQs the same place.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const db = await database()
      const last = db.from('faqs').select('order_index').order('order_index', { ascending: false }).limit(1)
      const { data } = await last.abortSignal(signal).maybeSingle().throwOnError()
      return data ? data.order_index + 1 : firstOrderIndex
    },
  })

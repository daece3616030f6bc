import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { alwaysRefetch } from '../core/alwaysRefetch.ts'
import { isUuid } from '../core/isUuid.ts'
import { normalizeSearch } from '../lists/normalizeSearch.ts'
import { rowsPerPage } from '../lists/pageSizes.ts'
import { type Partner, partnersKey } from './queries.ts'

/** [ENT-14] */
export const partnershipTypes = [
  'Technology Partner',
  'Cloud Partner',
  'Integration Partner',
  'Strategic Partner',
] as const

/** A partner as the form is filled with it. */
export type StoredPartner = Partner & { updated_at: string }

/** The fields of a partner that an admin edits. Parts that the case study lacks are null. [ADMIN-PART-7] */
export type PartnerValues = Omit<Partner, 'id'>

/** An empty category does not filter; pages count from 1. */
type PartnerFilter = { q: string; category: string; page: number }

/** The columns of a `StoredPartner`. */
export const storedPartnerColumns =
  'id, name, logo_url, description, website, category, partnership_type, benefits, case_study_title, case_study_description, case_study_results, updated_at'

/** One page of the partners by name, and how many match. [ADMIN-PART-1] */
export const adminPartners = ({ q, category, page }: PartnerFilter) => {
  const searched = normalizeSearch(q)
  return queryOptions({
    ...alwaysRefetch,
    queryKey: [...partnersKey, 'admin', { searched, category, page }],
    queryFn: async ({ signal }) => {
      const db = await database()
      const filter = { searched, in_category: category, page, page_size: rowsPerPage }
      const rows = (await db.rpc('admin_partners', filter).abortSignal(signal).throwOnError()).data
      return {
        partners: rows.map(({ total: _total, ...partner }): StoredPartner => partner),
        total: rows[0]?.total ?? 0,
      }
    },
  })
}

/** One partner to edit; null when the id is unknown or malformed. */
export const partnerById = (id: string) =>
  queryOptions({
    queryKey: [...partnersKey, 'one', id],
    // Two admins may edit at the same time, so a form always starts from the stored version.
    gcTime: 0,
    queryFn: async ({ signal }): Promise<StoredPartner | null> => {
      if (!isUuid(id)) return null
      const db = await database()
      const row = db.from('partners').select(storedPartnerColumns).eq('id', id)
      return (await row.abortSignal(signal).maybeSingle().throwOnError()).data
    },
  })

import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'
import { unlessOutrun } from '../core/editConflict.ts'
import { fresh } from '../core/alwaysRefetch.ts'
import type { Partner } from './queries.ts'
import { readAnew } from '../core/invalidates.ts'
import { rowsPerPage } from '../core/rowsPerPage.ts'
import { searchText } from '../core/normalizeSearch.ts'

const partners = ['partners'] as const

/** What a partnership can be. [ENT-14] */
export const partnershipTypes = [
  'Technology Partner',
  'Cloud Partner',
  'Integration Partner',
  'Strategic Partner',
] as const

/** A partner as the form is filled with it. */
export type StoredPartner = Partner & { updated_at: string }

/** What an admin writes of a partner. What the case study lacks is null. [ADMIN-PART-7] */
export type PartnerValues = Omit<Partner, 'id'>

/** An empty category does not filter; pages count from 1. */
export type PartnerFilter = { q: string; category: string; page: number }

const columns =
  'id, name, logo_url, description, website, category, partnership_type, benefits, case_study_title, case_study_description, case_study_results, updated_at'

const refresh = readAnew(partners)

/** One page of the partners by name, and how many match. [ADMIN-PART-1] */
export const adminPartners = ({ q, category, page }: PartnerFilter) => {
  const searched = searchText(q)
  return queryOptions({
    ...fresh,
    queryKey: [...partners, 'admin', { searched, category, page }],
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

/** One partner to edit; null when there is none, also when the id in the address is no id at all. */
export const partnerById = (id: string) =>
  queryOptions({
    queryKey: [...partners, 'one', id],
    // Two people may edit at the same time, so a form always starts from what is stored now.
    gcTime: 0,
    queryFn: async ({ signal }): Promise<StoredPartner | null> => {
      const db = await database()
      const { data, error } = await db.from('partners').select(columns).eq('id', id).abortSignal(signal).maybeSingle()
      if (error && error.code !== '22P02') throw error
      return data
    },
  })

/** With an id, `updated_at` is that of the partner which the form was filled from. */
type PartnerInput = PartnerValues & ({ id?: undefined } | { id: string; updated_at: string })

/** Creates a partner, or changes the one with the given id, unless somebody else has changed it since. */
export const savePartner = () =>
  mutationOptions({
    mutationFn: async (input: PartnerInput): Promise<StoredPartner> => {
      const db = await database()
      if (input.id === undefined) {
        return (await db.from('partners').insert(input).select(columns).single().throwOnError()).data
      }
      const { id, updated_at, ...values } = input
      const change = db.from('partners').update(values).eq('id', id).eq('updated_at', updated_at)
      // Gone altogether is an error of its own, which `single` makes.
      return unlessOutrun<StoredPartner>(change.select(columns).maybeSingle().throwOnError(), () =>
        db.from('partners').select(columns).eq('id', id).single().throwOnError(),
      )
    },
    onSuccess: refresh,
  })

/** Deletes a partner. One that is gone already is fine: the result is what was wanted. */
export const deletePartner = () =>
  mutationOptions({
    mutationFn: async (id: string) => {
      const db = await database()
      await db.from('partners').delete().eq('id', id).throwOnError()
    },
    onSuccess: refresh,
  })

/** Takes a deletion back: the same partner, under the same id. */
export const restorePartner = () =>
  mutationOptions({
    mutationFn: async (partner: StoredPartner) => {
      const db = await database()
      await db.from('partners').insert(partner).throwOnError()
    },
    onSuccess: refresh,
  })

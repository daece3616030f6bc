import { queryOptions } from '@tanstack/react-query'
import { database } from '@fortnight/supabase/client'

const minuteMs = 60_000

/** The first part of the query keys of everything about partners. */
export const partnersKey = ['partners'] as const

/** [ENT-13] */
export const partnerCategories = [
  'AI Technology',
  'Cloud Infrastructure',
  'Communication',
  'Productivity',
  'Automation',
  'Database',
  'Development Framework',
] as const

export type Partner = {
  id: string
  name: string
  logo_url: string
  description: string
  website: string
  category: string
  partnership_type: string
  benefits: string[]
  case_study_title: string | null
  case_study_description: string | null
  case_study_results: string[] | null
}

/** All partners by name. [CALL-7] */
export const allPartners = () =>
  queryOptions({
    queryKey: [...partnersKey, 'all'],
    staleTime: 15 * minuteMs,
    queryFn: async ({ signal }): Promise<Partner[]> => {
      const db = await database()
      const rows = db
        .from('partners')
        .select(
          'id, name, logo_url, description, website, category, partnership_type, benefits, case_study_title, case_study_description, case_study_results',
        )
      return (await rows.order('name').order('id').abortSignal(signal).throwOnError()).data
    },
  })

import type { Partner } from '@fortnight/supabase/partners/queries'

/** The distinct categories of the partners, sorted by name. [PART-1] */
export const listCategories = (partners: readonly Partner[]) =>
  [...new Set(partners.map(({ category }) => category))].sort((one, other) => one.localeCompare(other, 'en'))

/** The partners in a category, or all of them without one. */
export const filterByCategory = (partners: readonly Partner[], category: string | null) =>
  category ? partners.filter((partner) => partner.category === category) : partners

export type SuccessStory = { title: string; description: string; results: string[] }

/** A partner's success story; undefined unless it is complete. [PART-3] */
export function parseSuccessStory(partner: Partner): SuccessStory | undefined {
  const title = partner.case_study_title?.trim()
  const description = partner.case_study_description?.trim()
  const results = partner.case_study_results?.filter((result) => result.trim()) ?? []
  return title && description && results.length > 0 ? { title, description, results } : undefined
}

import type { Partner } from '@fortnight/supabase/partners/queries'

/** The categories that occur, by name. [PART-1] */
export const categoriesOf = (partners: readonly Partner[]) =>
  [...new Set(partners.map(({ category }) => category))].sort((one, other) => one.localeCompare(other, 'en'))

/** The partners of a category; all of them without one. */
export const inCategory = (partners: readonly Partner[], category: string | null) =>
  category ? partners.filter((partner) => partner.category === category) : partners

export type SuccessStory = { title: string; description: string; results: string[] }

/** A partner's success story, if it is complete. [PART-3] */
export function storyOf(partner: Partner): SuccessStory | undefined {
  const title = partner.case_study_title?.trim()
  const description = partner.case_study_description?.trim()
  const results = partner.case_study_results?.filter((result) => result.trim()) ?? []
  return title && description && results.length > 0 ? { title, description, results } : undefined
}

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

/** Partners without a success story that are next to each other, two by two: their cards need only half of a row. */
export function pairPartners(partners: readonly Partner[]): ReadonlySet<Partner> {
  const paired = new Set<Partner>()
  for (const [index, partner] of partners.entries()) {
    const previous = partners[index - 1]
    if (!previous || paired.has(previous)) continue
    if (!parseSuccessStory(previous) && !parseSuccessStory(partner)) paired.add(previous).add(partner)
  }
  return paired
}

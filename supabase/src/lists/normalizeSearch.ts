/** Longer searches are cut, so that a URL cannot keep the database busy. */
export const maxSearchLength = 100

/** What was typed into a search field, in the form that is sent and cached: equal searches share one request. */
export function normalizeSearch(typed: string) {
  // Control characters count as white space; the database cannot store half of a surrogate pair.
  const words = typed.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return Array.from(words).slice(0, maxSearchLength).join('').toWellFormed().trim()
}

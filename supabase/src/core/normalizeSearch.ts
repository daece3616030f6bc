/** Longer searches are cut, so that an address can't make the database work for long. */
export const searchLength = 100

/** What people typed into a search field, made harmless: the same search is always asked for, and cached, the same way. */
export function searchText(typed: string) {
  // Control characters are white space here; a half of a pair of characters would not survive the way to the database.
  const words = typed.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return Array.from(words).slice(0, searchLength).join('').toWellFormed().trim()
}

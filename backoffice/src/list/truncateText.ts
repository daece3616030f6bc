/**
 * Cuts a text after the last word that fits into `maxLength` characters, without what punctuates it. A word that takes up
 * half of them is cut itself.
 */
export function truncateAtWord(text: string, maxLength: number) {
  if (text.length <= maxLength) return text
  const lastSpace = text.slice(0, maxLength + 1).search(/\s\S*$/)
  return text.slice(0, lastSpace > maxLength / 2 ? lastSpace : maxLength).replace(/[\s.,;:–-]+$/, '')
}

/** Cuts a text like `truncateAtWord` and appends an ellipsis. */
export const truncateText = (text: string, maxLength: number) =>
  text.length > maxLength ? `${truncateAtWord(text, maxLength)}…` : text

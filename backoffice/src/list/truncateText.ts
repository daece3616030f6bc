/** Cuts a text after the last word that fits into `maxLength` characters. A word that takes up half of them is cut itself. */
export function truncateAtWord(text: string, maxLength: number) {
  if (text.length <= maxLength) return text
  const lastSpace = text.slice(0, maxLength + 1).search(/\s\S*$/)
  return text.slice(0, lastSpace > maxLength / 2 ? lastSpace : maxLength).trimEnd()
}

/** What of a text stands before an ellipsis: cut like `truncateAtWord`, without the punctuation of the last word. */
export const textBeforeEllipsis = (text: string, maxLength: number) =>
  truncateAtWord(text, maxLength).replace(/[\s.,;:–-]+$/, '')

/** Cuts a text after a word and appends an ellipsis. */
export const truncateText = (text: string, maxLength: number) =>
  text.length > maxLength ? `${textBeforeEllipsis(text, maxLength)}…` : text

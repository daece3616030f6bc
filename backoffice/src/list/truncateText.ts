/** Cuts a text after the last word that fits into `maxLength` characters. A word that takes up half of them is cut itself. */
export function truncateAtWord(text: string, maxLength: number) {
  if (text.length <= maxLength) return text
  const lastSpace = text.slice(0, maxLength + 1).search(/\s\S*$/)
  return text.slice(0, lastSpace > maxLength / 2 ? lastSpace : maxLength).trimEnd()
}

// One or two words of a sentence say nothing.
const startedSentence = /(?<=[.!?:;])\s+\S+(\s+\S+)?$/

/** What of a text stands before an ellipsis: cut like `truncateAtWord`, after a sentence whose next one has just begun. */
export const textBeforeEllipsis = (text: string, maxLength: number) =>
  truncateAtWord(text, maxLength)
    .replace(startedSentence, '')
    .replace(/[\s.,;:–-]+$/, '')

/** Cuts a text after a word and appends an ellipsis. */
export const truncateText = (text: string, maxLength: number) =>
  text.length > maxLength ? `${textBeforeEllipsis(text, maxLength)}…` : text

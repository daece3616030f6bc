/** The limit of the database, in characters as Postgres counts them. */
export const maxMessageLength = 5_000
/** From here on, the count is shown. */
const countedFrom = maxMessageLength * 0.9

/** How many characters a message has after white space at its ends is removed, which the database does too. */
export const messageLength = (text: string) => Array.from(text.trim()).length

/** What to say about the length of a message; empty while it is far below the limit. */
export function lengthSentence(length: number) {
  if (length <= countedFrom) return ''
  const limit = maxMessageLength.toLocaleString('en-US')
  if (length <= maxMessageLength) return `${length.toLocaleString('en-US')} of ${limit} characters`
  const excess = (length - maxMessageLength).toLocaleString('en-US')
  return `${excess} ${length - maxMessageLength === 1 ? 'character' : 'characters'} over the limit of ${limit}`
}

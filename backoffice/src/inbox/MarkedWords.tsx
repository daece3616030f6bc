type Props = { text: string; words: string }

/** A text in which the beginnings of words that were searched for are marked. */
export function MarkedWords({ text, words }: Props) {
  const searched = words.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  if (searched.length === 0) return text
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${searched.join('|')})`, 'giu')
  // With one group in the pattern, every second part is a match.
  return text.split(pattern).map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part))
}

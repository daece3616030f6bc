type Part = { text: string; isHit: boolean }

/** How much of a text stands before its first hit. */
const leadLength = 60

/** A text without Markdown’s marks from a little before its first hit on, with the searched words apart. */
export function excerptOf(source: string, q: string): Part[] {
  const words = q.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  if (words.length === 0) return [{ text: source, isHit: false }]
  const pattern = new RegExp(`(${words.toSorted((a, b) => b.length - a.length).join('|')})`, 'giu')
  const text = source
    .replace(/^\s*(?:[-+*>]|\d+[.)])\s+/gm, '')
    .replace(/[*_`#~]+/g, '')
    .replace(/\s+/g, ' ')
  const first = text.search(pattern)
  const start = first > leadLength ? text.lastIndexOf(' ', first - leadLength / 2) + 1 : 0
  const shown = (start > 0 ? '… ' : '') + text.slice(start)
  // A split by a group puts what matches at the odd places.
  return shown.split(pattern).map((part, index) => ({ text: part, isHit: index % 2 === 1 }))
}

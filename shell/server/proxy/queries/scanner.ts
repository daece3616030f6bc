import { QueryRejection } from './rejection.ts'

export type Scanner = ReturnType<typeof createScanner>

/** Reads a text from left to right. */
export function createScanner(text: string) {
  let position = 0
  /** Reads what the pattern matches here; reads nothing and returns undefined when it does not match. */
  const read = (pattern: RegExp) => {
    const sticky = new RegExp(pattern, 'y')
    sticky.lastIndex = position
    const match = sticky.exec(text)?.[0]
    position += match?.length ?? 0
    return match
  }
  const skip = (literal: string) => {
    const isNext = text.startsWith(literal, position)
    if (isNext) position += literal.length
    return isNext
  }
  const fail = (): never => {
    throw new QueryRejection(`This query cannot be read: ${JSON.stringify(text.slice(0, 100))}.`)
  }
  return {
    read,
    /** Reads a literal when it is next, and returns whether it was. */
    skip,
    fail,
    /** Reads what the pattern matches here; rejects the query when it does not match. */
    require: (pattern: RegExp) => read(pattern) ?? fail(),
    requireLiteral: (literal: string) => (skip(literal) ? literal : fail()),
    requireEnd: () => (position === text.length ? undefined : fail()),
  }
}

/** Names of tables, columns and functions. */
export const namePattern = /[a-z][a-z0-9_]{0,62}/

/** Items with a comma between them. */
export function readList<Item>(scanner: Scanner, readItem: () => Item): Item[] {
  const items = [readItem()]
  while (scanner.skip(',')) items.push(readItem())
  return items
}

export type Chance = {
  /** A number from 0 up to, but not including, `below`. */
  number: (below: number) => number
  pick: <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice
}

/** Decisions that look random and are always the same for the same text. */
export function chanceOf(text: string): Chance {
  // FNV-1a to begin with, then Mulberry32: a few lines are enough where nothing secret depends on it.
  let state = 0x811c9dc5
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const number = (below: number) => Math.floor(next() * below)
  return { number, pick: (choices) => choices[number(choices.length)] ?? choices[0] }
}

export type SeededRandom = {
  /** An integer from 0 up to, but not including, `below`. */
  number: (below: number) => number
  pick: <Choice>(choices: readonly [Choice, ...Choice[]]) => Choice
}

/** A random number generator that returns the same sequence for the same seed text. */
export function createSeededRandom(text: string): SeededRandom {
  // FNV-1a hashes the seed, Mulberry32 generates the numbers. Not for secrets.
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

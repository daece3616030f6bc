import { setTimeout as wait } from 'node:timers/promises'
import { headline } from '../../../e2e/support/servers/marketingReleases.ts'

const switchCheckMs = 50
// A burst of a hundred would be shed.
const visitorsAtOnce = 10

/** Seconds until the home page has one of these suffixes for every visitor, and each of them for some. */
export async function measureSwitch(origin: string, expected: string[]) {
  const startedAt = performance.now()
  for (;;) {
    // All visitors are asked only when those who are asked often have it: they are load, too.
    const seen = await readSuffixes(origin, 10)
    const seconds = (performance.now() - startedAt) / 1_000
    const isSwitched = seen.join() === expected.join() && (await readSuffixes(origin, 1)).join() === expected.join()
    if (isSwitched) return seconds
    if (seconds > 60) throw new Error(`Visitors get ${seen.join()} in place of ${expected.join()}.`)
    await wait(switchCheckMs)
  }
}

/** The suffixes that visitors get, in alphabetical order: every visitor, or of each ten one. */
async function readSuffixes(origin: string, step: number) {
  const suffixes = new Set<string>()
  for (let first = 0; first < 100; first += visitorsAtOnce * step) {
    const numbers = Array.from({ length: visitorsAtOnce }, (_, index) => first + index * step)
    for (const suffix of await Promise.all(numbers.map((number) => readSuffix(origin, number)))) suffixes.add(suffix)
  }
  return [...suffixes].sort()
}

async function readSuffix(origin: string, visitorNumber: number) {
  const headers = { cookie: `fortnight-share=${visitorNumber}`, 'sec-fetch-dest': 'document' }
  const html = await (await fetch(origin, { headers })).text()
  return new RegExp(`${headline} \\((\\w+)\\)`).exec(html)?.[1] ?? 'none'
}

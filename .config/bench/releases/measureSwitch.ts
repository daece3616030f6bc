import { setTimeout as wait } from 'node:timers/promises'
import { headline } from '../../../e2e/support/servers/marketingReleases.ts'
import { asVisitor, mapVisitors, shareNumbers } from '../../../e2e/support/visitors.ts'

const switchCheckMs = 50

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
  const numbers = shareNumbers.filter((number) => number % step === 0)
  return [...new Set(await mapVisitors(numbers, (number) => readSuffix(origin, number)))].sort()
}

async function readSuffix(origin: string, visitorNumber: number) {
  const html = await (await fetch(origin, { headers: asVisitor(visitorNumber) })).text()
  return new RegExp(`${headline} \\((\\w+)\\)`).exec(html)?.[1] ?? 'none'
}

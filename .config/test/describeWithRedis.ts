import { findRedis, redisMissingMessage } from './redis.ts'

const isInstalled = findRedis() !== undefined

/** A group of tests that need Redis. Where it is missing, they are skipped with a sentence; in CI they fail with it. */
export function describeWithRedis(name: string, defineTests: () => void) {
  if (!isInstalled) process.stdout.write(`${redisMissingMessage}\n`)
  // eslint-disable-next-line no-restricted-syntax -- A shell on its own needs no Redis, so some machines have none.
  const describeIfPossible = isInstalled || process.env.CI ? describe : describe.skip
  describeIfPossible(name, defineTests)
}

import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lock } from 'proper-lockfile'
import { database } from './api.ts'

/** Keeps the tests of this file from running at the same time as those of other files that use the same lock name. */
export function runExclusively(name: string) {
  let release: () => Promise<void>
  const file = join(tmpdir(), `fortnight-${new URL(database.url).port}-${name}`)
  beforeAll(async () => {
    release = await lock(file, { realpath: false, retries: { retries: 400, minTimeout: 50, maxTimeout: 100 } })
  }, 60_000)
  afterAll(() => release())
}

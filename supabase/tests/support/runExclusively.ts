import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lock } from 'proper-lockfile'
import { database } from './api.ts'

/** Keeps the tests around the call from running while those of another file with the same name do. */
export function exclusively(name: string) {
  let release: () => Promise<void>
  const file = join(tmpdir(), `fortnight-${new URL(database.url).port}-${name}`)
  beforeAll(async () => {
    release = await lock(file, { realpath: false, retries: { retries: 400, minTimeout: 50, maxTimeout: 100 } })
  }, 60_000)
  afterAll(() => release())
}

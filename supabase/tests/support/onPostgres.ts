import {
  findBinaries,
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '../../../.config/database/temporaryPostgres.ts'

const isInstalled = findBinaries() !== undefined
if (!isInstalled) process.stdout.write('No Postgres is installed here: tests that need one are skipped.\n')

/** A test that needs a real Postgres. It is skipped where none is installed, but never in CI. */
// eslint-disable-next-line no-restricted-syntax -- The product does not need Postgres, so some machines have none.
export const itOnPostgres = isInstalled || process.env.CI ? it : it.skip

/** Starts an empty project on a real Postgres, for use within such a test. */
export async function startEmptyProject() {
  const postgres = await startTemporaryPostgres()
  if (!postgres) throw new Error('No Postgres is installed here, but in CI these tests must run.')
  return postgres
}

/** Starts one Postgres for all tests of a file and prepares it; returns the function that declares a test on it. */
export function testOnSharedPostgres(prepare: (postgres: TemporaryPostgres) => unknown = () => undefined) {
  let postgres: TemporaryPostgres | undefined
  beforeAll(async () => {
    postgres = await startEmptyProject()
    await prepare(postgres)
  }, 120_000)
  afterAll(() => postgres?.stop())
  return (title: string, check: (postgres: TemporaryPostgres) => void) =>
    itOnPostgres(title, () => check(postgres!), 60_000)
}

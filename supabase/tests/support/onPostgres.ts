import {
  findBinaries,
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '../../../.config/database/temporaryPostgres.ts'

const isInstalled = findBinaries() !== undefined
if (!isInstalled) process.stdout.write('No Postgres is installed here: what needs one is not run.\n')

/** A test that needs a real Postgres. Without one it counts as not run; a machine that builds must have one. */
// eslint-disable-next-line no-restricted-syntax -- There are machines without Postgres, which the product does not need.
export const itOnPostgres = isInstalled || process.env.CI ? it : it.skip

/** An empty project on a real Postgres, for use within such a test. */
export async function emptyProject() {
  const postgres = await startTemporaryPostgres()
  if (!postgres) throw new Error('No Postgres is installed here, and where the product is built these tests must run.')
  return postgres
}

/** One Postgres for all tests of a file, prepared before the first: gives what makes a check on it a test. */
export function onOnePostgres(prepare: (postgres: TemporaryPostgres) => unknown = () => undefined) {
  let postgres: TemporaryPostgres | undefined
  beforeAll(async () => {
    postgres = await emptyProject()
    await prepare(postgres)
  }, 120_000)
  afterAll(() => postgres?.stop())
  return (title: string, check: (postgres: TemporaryPostgres) => void) =>
    itOnPostgres(title, () => check(postgres!), 60_000)
}

import {
  findBinaries,
  startTemporaryPostgres,
  type TemporaryPostgres,
} from '../../../.config/database/temporaryPostgres.ts'

const isInstalled = findBinaries() !== undefined
if (!isInstalled) process.stdout.write('No Postgres is installed here: tests that need one are skipped.\n')

/** Declares tests that need a real Postgres. They are skipped where none is installed, but never in CI. */
// eslint-disable-next-line no-restricted-syntax -- The product does not need Postgres, so some machines have none.
export const describeWithPostgres = isInstalled || process.env.CI ? describe : describe.skip

/** Starts an empty project on a real Postgres, for use within such tests. */
export async function startEmptyProject() {
  const postgres = await startTemporaryPostgres()
  if (!postgres) throw new Error('No Postgres is installed here, but in CI these tests must run.')
  return postgres
}

/** Declares tests that share one Postgres, which is started and prepared before the first of them. */
export function describeOnPostgres(
  title: string,
  prepare: (postgres: TemporaryPostgres) => void | Promise<void>,
  declareTests: () => void,
) {
  describeWithPostgres(title, () => {
    let postgres: TemporaryPostgres | undefined
    // All migrations, while other checks start beside it.
    beforeAll(async () => {
      postgres = await startEmptyProject()
      await prepare(postgres)
    }, 240_000)
    afterAll(() => postgres?.stop())
    jest.setTimeout(60_000)
    declareTests()
  })
}

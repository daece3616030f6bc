import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { findPermissions } from '../../supabase/tests/support/findPermissions.ts'
import { openPostgresDriver } from '../../supabase/tests/support/postgresDriver.ts'
import { policiesFile, formatPolicies } from './policyTables.ts'
import { startTemporaryPostgres } from './temporaryPostgres.ts'
import { root } from '../workspace.ts'

// `npm run policies` prints who may do what, as it is found by trying everything on a real Postgres without any default
// grants after the migrations, and compares it with the file that is committed; with --write it replaces that file.
const postgres = await startTemporaryPostgres()
if (!postgres) {
  console.log(await readFile(policiesFile, 'utf8'))
  console.log('No Postgres is installed here, so this is what was committed, not what was found.')
  process.exit()
}
try {
  const door = await openPostgresDriver(postgres)
  const rights = await findPermissions(door)
  await door.close()
  const options = await resolveConfig(policiesFile, { config: join(root, '.config/lint/prettier.json') })
  const found = await format(formatPolicies(postgres.sql, rights), { ...options, parser: 'markdown' })
  console.log(found)
  if (process.argv.includes('--write')) await writeFile(policiesFile, found)
  else if ((await readFile(policiesFile, 'utf8')) !== found) {
    console.error('supabase/policies.md says something else. If this is meant, run: npm run policies -- --write')
    process.exitCode = 1
  }
} finally {
  postgres.stop()
}

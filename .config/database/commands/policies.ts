import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { findPermissions } from '../../../supabase/tests/support/permissions/findPermissions.ts'
import { openPostgresDriver } from '../../../supabase/tests/support/postgresDriver.ts'
import { policiesFile, formatPolicies } from '../policyTables.ts'
import { startTemporaryPostgres } from '../temporaryPostgres.ts'
import { root } from '../../workspace.ts'

// `npm run policies` prints who may do what, found by trying everything on a migrated Postgres without default grants,
// and compares it with the committed supabase/policies.md; with --write it replaces that file.
const postgres = await startTemporaryPostgres()
if (!postgres) {
  console.log(await readFile(policiesFile, 'utf8'))
  console.log('No Postgres is installed here, so this is the committed file, not a new result.')
  process.exit()
}
try {
  const driver = await openPostgresDriver(postgres)
  const permissions = await findPermissions(driver)
  await driver.close()
  const options = await resolveConfig(policiesFile, { config: join(root, '.config/lint/prettier.json') })
  const formatted = await format(formatPolicies(postgres.sql, permissions), { ...options, parser: 'markdown' })
  console.log(formatted)
  if (process.argv.includes('--write')) await writeFile(policiesFile, formatted)
  else if ((await readFile(policiesFile, 'utf8')) !== formatted) {
    console.error('supabase/policies.md is out of date. If the change is intended, run: npm run policies -- --write')
    process.exitCode = 1
  }
} finally {
  postgres.stop()
}

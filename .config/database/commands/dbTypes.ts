import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { startTemporaryPostgres } from '../temporaryPostgres.ts'
import { root } from '../../workspace.ts'

// `npm run db:types` writes supabase/src/core/database.types.ts from the migrations; with --check it only compares.
const isCheck = process.argv.includes('--check')
const file = join(root, 'supabase/src/core/database.types.ts')

const postgres = await startTemporaryPostgres()
if (!postgres) {
  console.log('No Postgres is installed here, so the types of the database were not generated or checked.')
  process.exit(isCheck ? 0 : 1)
}
try {
  postgres.supabase(['migration', 'up'])
  const generated = postgres.supabase(['gen', 'types', 'typescript', '--schema', 'public'])
  const options = await resolveConfig(file, { config: join(root, '.config/lint/prettier.json') })
  const types = await format(`// Generated from the migrations by: npm run db:types\n${generated}`, {
    ...options,
    parser: 'typescript',
  })
  if (!isCheck) {
    await writeFile(file, types)
    console.log('supabase/src/core/database.types.ts is written.')
  } else if ((await readFile(file, 'utf8')) === types) {
    console.log('The types of the database are up to date.')
  } else {
    console.error('supabase/src/core/database.types.ts does not match the migrations. Run: npm run db:types')
    process.exitCode = 1
  }
} finally {
  postgres.stop()
}

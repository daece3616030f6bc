import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../workspace.ts'
import { compareSchemas, type SchemaDatabases, startSchemaDatabases } from '../schemaComparison.ts'

// `npm run db:new <name>` writes the migration that leads from what supabase/migrations makes to what supabase/schemas
// defines. The Supabase CLI works out the statements from two databases on a temporary Postgres.
const name = process.argv[2] ?? ''
if (!/^[a-z][a-z0-9_]*$/.test(name))
  fail('Give the migration a name in snake_case, for example: npm run db:new invoices')

const databases = await startSchemaDatabases()
if (!databases) fail('No Postgres is installed here. Install one, for example: apt-get install postgresql')
try {
  writeMigration(databases)
} finally {
  databases.postgres.stop()
}

function writeMigration(databases: SchemaDatabases) {
  const statements = diff(databases)
  if (!statements && compareSchemas(databases).length === 0) {
    console.error('supabase/migrations already makes what supabase/schemas defines. Edit a file of schemas/ first.')
    process.exitCode = 1
    return
  }
  const timestamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const file = join('supabase/migrations', `${timestamp}_${name}.sql`)
  writeFileSync(join(root, file), statements ? `${statements}\n` : '', { flag: 'wx' })
  console.log(`${file} is written. Read it: a rename appears as a drop and an add, and rows are not moved.`)
  databases.postgres.supabase(['migration', 'up'])
  for (const difference of compareSchemas(databases)) console.log(`Add by hand what it does not do yet: ${difference}`)
  console.log('Then declare who may do what in supabase/tests, and run: npm run db:types')
}

/** The SQL that makes the migrated database equal to the declared one; empty when it is. */
function diff({ migrated, declared }: SchemaDatabases) {
  const output = join(root, 'supabase/.temp', `${process.pid}.sql`)
  const cli = join(root, 'node_modules/supabase/dist/supabase.js')
  try {
    execFileSync(
      process.execPath,
      [cli, 'db', 'diff', '--use-pg-delta', '--from', migrated, '--to', declared, '--output', output],
      { cwd: root, stdio: 'pipe', env: { ...process.env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' } },
    )
    return existsSync(output) ? readFileSync(output, 'utf8').trim() : ''
  } finally {
    rmSync(output, { force: true })
  }
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

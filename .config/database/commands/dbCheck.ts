import { compareSchemas, startSchemaDatabases } from '../schemaComparison.ts'

// `npm run db:check` proves on a real Postgres that supabase/migrations makes exactly what supabase/schemas defines.
const databases = await startSchemaDatabases()
if (!databases) {
  console.log('No Postgres is installed here, so supabase/schemas and supabase/migrations were not compared.')
  process.exit()
}
try {
  const differences = compareSchemas(databases)
  if (differences.length === 0) {
    console.log('supabase/migrations makes exactly what supabase/schemas defines.')
  } else {
    console.error('supabase/schemas and supabase/migrations differ:')
    for (const difference of differences) console.error(`  ${difference}`)
    console.error('Change the definition in supabase/schemas, then run: npm run db:new <name>. Never edit a migration.')
    process.exitCode = 1
  }
} finally {
  databases.postgres.stop()
}

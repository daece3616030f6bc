import { join } from 'node:path'
import { startTemporaryPostgres } from '../../database/temporaryPostgres.ts'
import { percentiles } from '../measure.ts'
import { createRow, type Row } from '../resultsTable.ts'
import { admin, measureCalls } from './measureCalls.ts'

const listMs = 150
const cause = "lpad(to_hex(77), 32, '0')"

const queries = {
  'list of errors': "public.admin_client_errors('', '')",
  'list of errors, one area': "public.admin_client_errors('', 'portal')",
  'list of errors, search': "public.admin_client_errors('reading 1999', '')",
  'list of errors, last page': "public.admin_client_errors('', '', 800)",
  'one error': `public.client_error(${cause})`,
}

/** Measures the lists of errors on a real Postgres with ten million rows of them. [REL-61] */
export async function measureErrorQueries(samples: number): Promise<Row[]> {
  const postgres = await startTemporaryPostgres()
  if (!postgres) {
    console.log('Errors: skipped, because no Postgres is installed here')
    return []
  }
  try {
    console.log('Errors: writing ten million rows')
    postgres.supabase(['db', 'push', '--include-seed'])
    const superuserUrl = postgres.url.replace('postgres@', 'supabase_admin@')
    postgres.runFile(join(import.meta.dirname, 'manyErrors.sql'), superuserUrl)
    postgres.sql(`insert into auth.sessions (id, user_id, created_at) values ('${admin}', '${admin}', now())`)
    // What autovacuum does on a server.
    postgres.sql('vacuum analyze')
    return Object.entries(queries).map(([name, call]) => {
      console.log(`Errors: ${name}`)
      const { p95 } = percentiles(measureCalls(postgres, call, samples))
      return createRow({ figure: `${name}, p95, ms`, atMost: listMs }, { errors: p95 })
    })
  } finally {
    postgres.stop()
  }
}

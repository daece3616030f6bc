import { join } from 'node:path'
import { startTemporaryPostgres } from '../../database/temporaryPostgres.ts'
import { percentiles } from '../measure.ts'
import { createRow, type Row } from '../resultsTable.ts'
import { admin, measureCalls } from './measureCalls.ts'

const [reportMs, pageMs, searchMs] = [300, 150, 500]

// A page of the list of projects: the latest that are done, and one of them.
const page = `array(select ('00000000-0000-4000-d000-' || lpad(to_hex(90000 + n), 12, '0'))::uuid from generate_series(1, 25) as n)`
const project = `(${page})[7]`

type Query = [name: string, limitMs: number, call: string]

const queries: Query[] = [
  ['report of a year', reportMs, "public.delivery_report(365, '')"],
  ['report of a year, one plan', reportMs, "public.delivery_report(365, 'starter-agent')"],
  ['report of 90 days', reportMs, "public.delivery_report(90, '')"],
  ['report of 30 days', reportMs, "public.delivery_report(30, '')"],
  ['figures for visitors', pageMs, 'public.delivery_promise()'],
  ['plans of a page', pageMs, `public.project_plans(${page})`],
  ['briefs of a page', pageMs, `public.brief_states(${page})`],
  ['cases of a page', pageMs, `public.acceptance_summaries(${page})`],
  ['cases of a project', pageMs, `public.acceptance_list(${project})`],
  ['testimonials, first page', pageMs, 'public.admin_testimonials()'],
  ['testimonials, last page', pageMs, 'public.admin_testimonials(page => 1000000)'],
  ['testimonials, without consent', pageMs, "public.admin_testimonials(in_state => 'private')"],
  ['testimonials, rare search', searchMs, "public.admin_testimonials('project 77123,')"],
  ['testimonials for visitors', pageMs, 'public.published_testimonials()'],
  ['deliverables of a project', pageMs, `public.project_deliverables(${project})`],
]

/** Measures the report and the lists of projects on a real Postgres with 100,000 projects and five million events. */
export async function measureReportQueries(samples: number): Promise<Row[]> {
  const postgres = await startTemporaryPostgres()
  if (!postgres) {
    console.log('Report: skipped, because no Postgres is installed here')
    return []
  }
  try {
    console.log('Report: writing 100,000 projects')
    postgres.supabase(['db', 'push', '--include-seed'])
    // Only a superuser writes without triggers.
    const superuserUrl = postgres.url.replace('postgres@', 'supabase_admin@')
    postgres.runFile(join(import.meta.dirname, 'manyDeliveries.sql'), superuserUrl)
    postgres.sql(`insert into auth.sessions (id, user_id, created_at) values ('${admin}', '${admin}', now())`)
    // What autovacuum does on a server: counts rows, and marks pages of which an index tells enough.
    postgres.sql('vacuum analyze')
    return queries.map(([name, limitMs, call]) => {
      console.log(`Report: ${name}`)
      const { p95 } = percentiles(measureCalls(postgres, call, samples))
      return createRow({ figure: `${name}, p95, ms`, atMost: limitMs }, { report: p95 })
    })
  } finally {
    postgres.stop()
  }
}
